// Small random puzzles with everything the text format can say: outlines with holes, walls, gates, disconnected shapes, tiles, axes,
// cars, distinct and alike pieces, several goals, voids in goals, names of several characters. Four families take turns (see
// random_layout.hpp): mixed ones, those that mostly consist of units alike, those that are mostly their own mirror images, and those
// with more than 64 cells.
#pragma once

#include <cstdint>
#include <string>

#include "tests/support/plain_puzzle.hpp"

namespace shunt::test {

/// One puzzle twice: as the text a user would write, and as plain data for the oracle.
struct RandomPuzzle {
    std::string text;
    PlainPuzzle plain;
    std::size_t packings = 0;
};

/// Most packings of a random puzzle.
inline constexpr std::size_t kMostPackings = 2000;

/// The same seed gives the same puzzle in every build. At least one block.
[[nodiscard]] RandomPuzzle random_puzzle(std::uint64_t seed);

}  // namespace shunt::test
