// Recomputing what a puzzle file states about itself.
#pragma once

#include <string>

namespace shunt::test {

/// One line for every fact of the puzzle that does not come out as stated; empty when all do. A text that is refused gives its error.
[[nodiscard]] std::string wrong_facts(const std::string& puzzle_text);

}  // namespace shunt::test
