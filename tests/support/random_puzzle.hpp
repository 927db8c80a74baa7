// Small random puzzles with everything the text format can say: outlines with holes, walls, gates, disconnected shapes, tiles, axes,
// cars, distinct and alike pieces, several goals, voids in goals, names of several characters.
#pragma once

#include <cstdint>
#include <string>

#include "tests/support/plain_puzzle.hpp"

namespace shunt::test {

/// One puzzle twice: as the text a user would write, and as plain data for the oracle.
struct RandomPuzzle {
    std::string text;
    PlainPuzzle plain;
};

/// The same seed gives the same puzzle in every build. At least one block, at most 2,000 packings.
[[nodiscard]] RandomPuzzle random_puzzle(std::uint64_t seed);

}  // namespace shunt::test
