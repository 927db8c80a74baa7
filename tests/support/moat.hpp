// N. Bickford's moat: a ring of cells around a solid block, full of distinct units but for one void. The unit in the upper left corner is
// to come to the lower right one.
//
//     A b c        All units can only go round, one at a time, so the way is known. The unit A must make half of the ring, d = 2 (k - 1)
//     h # d        steps; between two of its steps the void goes round past all others, L - 2 steps for a ring of L = 4 (k - 1) cells;
//     g . e        and before the first it comes beside A from the nearer side.
#pragma once

#include <string>

namespace shunt::test {

/// The moat of size k x k, 3 <= k, as a puzzle file. The void is on cell `empty` of the ring, counted clockwise from the upper left
/// corner, 1 <= empty < 4 (k - 1).
[[nodiscard]] std::string moat(int k, int empty);

/// The number of steps of its shortest solution.
[[nodiscard]] int moat_length(int k, int empty);

}  // namespace shunt::test
