// Random boards with blocks on them: outlines with holes, walls, gates, shapes connected or not. No goals, no restrictions. Blocks are
// named A, B, ...; many share a shape.
#pragma once

#include "tests/support/plain_puzzle.hpp"
#include "tests/support/random.hpp"

namespace shunt::test {

/// At most 4 x 5 cells, one to nine blocks of all shapes.
[[nodiscard]] PlainPuzzle mixed_layout(Random& random);

/// At most 12 cells, no or few larger blocks, one to six voids, and units wherever there is room left: many ways to fill what the
/// larger blocks leave free.
[[nodiscard]] PlainPuzzle filled_layout(Random& random);

/// A mixed layout beside a chamber of 72 cells that one or two large blocks fill, but for a few voids.
[[nodiscard]] PlainPuzzle wide_layout(Random& random);

/// How the cells of a board of some rows and columns change places in a mirror.
enum class Mirror { left_right, top_bottom, half_turn, diagonal };
[[nodiscard]] At mirrored(Mirror mirror, const std::vector<std::string>& ground, At at);
[[nodiscard]] Place mirrored(Mirror mirror, const std::vector<std::string>& ground, const Place& place);

/// At most 4 x 5 cells, one to nine blocks; ground and blocks are their own mirror image. The diagonal is for square boards.
[[nodiscard]] PlainPuzzle mirrored_layout(Random& random, Mirror mirror);

}  // namespace shunt::test
