// Reports about unit-tile boards as text for people.
#pragma once

#include <string>

namespace shunt::cli {

/// What the JSON report of a job::NPuzzleJob says, in lines that end with '\n'.
[[nodiscard]] std::string npuzzle_text(const std::string& report);

/// The board of the report of a shuffle, as `shunt npuzzle solve -` reads it; or why there is none.
[[nodiscard]] std::string shuffle_text(const std::string& report);

}  // namespace shunt::cli
