// Drawings for tests, from a text.
#pragma once

#include <string>

#include "tests/support/puzzles.hpp"
#include "ui/editor/drawing_text.hpp"

namespace shunt::test {

/// The drawing of the puzzle that a text describes; the test fails when there is none.
[[nodiscard]] inline ui::Drawing drawn(const std::string& text) {
    const auto drawing = ui::drawing_of(problem_from(text));
    REQUIRE(drawing.has_value());
    return *drawing;
}

}  // namespace shunt::test
