// A solution for any solvable board at once, though far from shortest: what every search for a better one starts from.
//
//     1 2 3 4     Row by row from the side away from the blank's home, then column by column: one tile at a time, the last two of a row
//     5 6 7 8     and the two of a column together, the last 2x2 cells at once. Each stage is the shortest way for its tiles
//     . . . .     that leaves earlier ones alone: a breadth-first search over the places of the blank and of at most three tiles,
//     . . . .     so no case needs a trick of its own.
#pragma once

#include <vector>

#include "core/npuzzle/problem.hpp"

namespace shunt::npuzzle {

/// Steps that solve a solvable problem with at least 2 rows and 2 columns. O(cells^3) for each of some rows + columns stages:
/// 0.1 s for 8x8.
[[nodiscard]] std::vector<Direction> solve_by_stages(Problem problem);

}  // namespace shunt::npuzzle
