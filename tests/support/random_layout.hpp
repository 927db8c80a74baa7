// Random boards with blocks on them: outlines with holes, walls, gates, shapes connected or not.
#pragma once

#include "tests/support/plain_puzzle.hpp"
#include "tests/support/random.hpp"

namespace shunt::test {

/// A board of at most 4 x 5 cells with one to nine blocks named A, B, ...; many share a shape. No goals, no restrictions.
[[nodiscard]] PlainPuzzle random_layout(Random& random);

}  // namespace shunt::test
