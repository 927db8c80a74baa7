// Random boards of unit tiles that can be solved.
#pragma once

#include "core/base/random.hpp"
#include "core/npuzzle/board.hpp"

namespace shunt::npuzzle {

/// Any board from which `goal` can be reached, each with equal chance.
[[nodiscard]] Board random_board(const Board& goal, Random& random);

/// `goal`, a board of one row or column, with the blank moved to `cell`: on a line there are no other boards.
[[nodiscard]] Board with_blank_at(Board goal, Cell cell);

}  // namespace shunt::npuzzle
