// What a screen reader says of the pieces on a board.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/moves/move.hpp"

namespace shunt::ui {

/// "up", "left", "right", "down".
[[nodiscard]] const char* direction_word(puzzle::Direction direction);

/// "piece 2, 2 by 2, row 1, column 2, can move down", indexed by PieceId. Rows before columns, which count from 1
/// and name the top left corner of the piece's box.
[[nodiscard]] std::vector<std::string> piece_names(const puzzle::Puzzle& puzzle, const puzzle::Position& position);

/// "row 4, column 2", of the top left corner of the box of a piece of that shape.
[[nodiscard]] std::string place_words(const puzzle::Puzzle& puzzle, const puzzle::Shape& shape, puzzle::Cell anchor);

/// "A+B": the names of pieces that move together.
[[nodiscard]] std::string pieces_text(const puzzle::Puzzle& puzzle, std::span<const puzzle::PieceId> pieces);

/// "piece 7: down, 2 cells right", "pieces A+B: right": a move in words.
[[nodiscard]] std::string move_words(const puzzle::Puzzle& puzzle, const moves::Move& move);

/// The pieces by their anchors, row by row.
[[nodiscard]] std::vector<puzzle::PieceId> reading_order(const puzzle::Puzzle& puzzle,
                                                         const puzzle::Position& position);

}  // namespace shunt::ui
