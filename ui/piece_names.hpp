// What a screen reader says of the pieces on a board.
#pragma once

#include <string>
#include <vector>

#include "core/puzzle/puzzle.hpp"

namespace shunt::ui {

/// "piece 2, 2 wide and 2 high, column 2, row 1, can move down", indexed by PieceId. Columns and rows count from 1 and name the top left
/// corner of the piece's box.
[[nodiscard]] std::vector<std::string> piece_names(const puzzle::Puzzle& puzzle, const puzzle::Position& position);

/// The pieces by their anchors, row by row.
[[nodiscard]] std::vector<puzzle::PieceId> reading_order(const puzzle::Puzzle& puzzle, const puzzle::Position& position);

}  // namespace shunt::ui
