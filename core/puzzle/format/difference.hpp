// Whether two puzzles are one to whoever plays or searches them.
#pragma once

#include <optional>
#include <string>

#include "core/puzzle/puzzle.hpp"

namespace shunt::puzzle {

/// What of two puzzles and their starts differs, as "the board", "where the pieces stand", "the goal", ...: the first thing found, or
/// nothing. Names, remarks, facts and the author's metric do not count, nor does whether a dead cell is a wall or outside, nor where the
/// grid lies. O(pieces x log pieces + cells) for each goal.
[[nodiscard]] std::optional<std::string> difference(const Problem& a, const Problem& b);

}  // namespace shunt::puzzle
