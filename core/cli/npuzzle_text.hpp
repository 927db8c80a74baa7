// Outcomes about unit-tile boards as text for people, in lines that end with '\n'.
#pragma once

#include <string>

#include "core/outcome/npuzzle_outcome.hpp"

namespace shunt::cli {

[[nodiscard]] std::string npuzzle_text(const outcome::NPuzzleOutcome& found);
/// The board, as `shunt npuzzle solve -` reads it; or why there is none.
[[nodiscard]] std::string shuffle_text(const outcome::ShuffleOutcome& drawn);

}  // namespace shunt::cli
