// Which boards can be brought to which goals: parity.
//
// A step changes places of the blank and one tile: one transposition, and the blank goes to a cell of the other colour of the
// checkerboard. So the parity of the permutation that leads to the goal, the blank included, must be that of the blank's way. With
// at least two rows and columns that is enough (Johnson and Story 1879); on a line no tile can pass another.
//
// For the ordered goal the rule is mostly told with inversions (pairs of tiles in the wrong order, read row by row without the
// blank): with an odd number of columns their number must be even; with an even number of columns inversions plus the
// blank's row, counted from 1 at the bottom, must be odd. The same rule, since a step along a row keeps the order and one along a column
// takes a tile past columns - 1 others.
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "core/npuzzle/board.hpp"

namespace shunt::npuzzle {

/// Which rule decided, and so how the reason is told.
enum class Rule : unsigned char {
    inversions,   ///< the goal is ordered
    permutation,  ///< any other goal
    line,         ///< one row or one column
};

struct Solvability {
    bool solvable = false;
    Rule rule = Rule::inversions;
    int inversions = 0;             ///< pairs of tiles in the wrong order, seen from the goal, without the blank
    int blank_row_from_bottom = 1;  ///< counted from 1
    int blank_distance = 0;         ///< steps from the blank to its place in the goal, on an empty board
    bool odd_permutation = false;   ///< from the board to the goal, the blank included
    std::optional<std::pair<Tile, Tile>>
        swap;            ///< two tiles whose swap would make an unsolvable board solvable; absent when none would
    std::string reason;  ///< all this as a sentence
};

/// `goal` has the size of `board`. O(cells^2).
[[nodiscard]] Solvability solvability(const Board& board, const Board& goal);

}  // namespace shunt::npuzzle
