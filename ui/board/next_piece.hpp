// Where arrow keys go from piece to piece.
#pragma once

#include "core/puzzle/puzzle.hpp"

namespace shunt::ui {

/// The nearest piece in a direction, straight ahead before aside; the same one where there is none.
[[nodiscard]] puzzle::PieceId next_piece(const puzzle::Puzzle& puzzle, const puzzle::Position& position,
                                         puzzle::PieceId from, puzzle::Direction direction);

}  // namespace shunt::ui
