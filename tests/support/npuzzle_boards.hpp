// Boards of unit tiles for tests.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/npuzzle/board.hpp"
#include "core/npuzzle/solver.hpp"
#include "tests/support/npuzzle_oracle.hpp"

namespace shunt::test {

/// The board of an accepted text.
[[nodiscard]] npuzzle::Board tile_board(const std::string& text);

[[nodiscard]] npuzzle::Board tile_board(const TileString& board, npuzzle::Size size);
[[nodiscard]] TileString tile_string(const npuzzle::Board& board);

/// A random arrangement of the tiles, solvable or not; the same in every build.
[[nodiscard]] npuzzle::Board any_board(npuzzle::Size size, std::uint64_t seed);
/// A random one from which `goal` can be reached.
[[nodiscard]] npuzzle::Board solvable_board(const npuzzle::Board& goal, std::uint64_t seed);

/// The tables for boards of this goal, built with the given memory.
[[nodiscard]] std::shared_ptr<const npuzzle::Tables> tables_for(const npuzzle::Board& goal, std::uint64_t memory);

/// A solver that has run to its end. `tables` may be null.
[[nodiscard]] npuzzle::Solver solved_board(const npuzzle::Board& start, const npuzzle::Board& goal,
                                           npuzzle::SolverOptions options = {},
                                           std::shared_ptr<const npuzzle::Tables> tables = nullptr);

}  // namespace shunt::test
