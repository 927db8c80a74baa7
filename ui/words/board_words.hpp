// What a board is and what it allows, in words: for those who do not see it, and for rules that no picture shows.
#pragma once

#include <string>

#include "core/puzzle/puzzle.hpp"

namespace shunt::ui {

/// What restricts pieces beyond their shape, as sentences: "Every piece moves only along its length." Empty when nothing does; gates
/// are left out when the puzzle's note speaks of them.
[[nodiscard]] std::string rule_words(const puzzle::Puzzle& puzzle);

/// "Board, 5 by 4. Goal: piece 2 to row 4, column 2." with walls and gates; rows before columns, which count from 1 and
/// name the top left corner of a piece's box.
[[nodiscard]] std::string board_words(const puzzle::Puzzle& puzzle);

}  // namespace shunt::ui
