// What is said of a drawing in more than one place.
#pragma once

#include <string>
#include <vector>

#include "ui/editor/drawing.hpp"

namespace shunt::ui {

/// "C, F and K".
[[nodiscard]] std::string listed_names(const std::vector<std::string>& names);
/// "Only A and F may pass the gates."
[[nodiscard]] std::string gate_words(const Drawing& drawing);

}  // namespace shunt::ui
