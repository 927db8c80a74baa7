// Boards of unit tiles for tests.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/tiles/board.hpp"
#include "core/tiles/solver.hpp"
#include "tests/support/tile_oracle.hpp"

namespace shunt::test {

/// The board of an accepted text.
[[nodiscard]] tiles::Board tile_board(const std::string& text);

[[nodiscard]] tiles::Board tile_board(const TileString& board, tiles::Size size);
[[nodiscard]] TileString tile_string(const tiles::Board& board);

/// A random arrangement of the tiles, solvable or not; the same in every build.
[[nodiscard]] tiles::Board any_board(tiles::Size size, std::uint64_t seed);
/// A random one from which `goal` can be reached.
[[nodiscard]] tiles::Board solvable_board(const tiles::Board& goal, std::uint64_t seed);

/// The tables for boards of this goal, built with the given memory.
[[nodiscard]] std::shared_ptr<const tiles::Tables> tables_for(const tiles::Board& goal, std::uint64_t memory);

/// A solver that has run to its end. `tables` may be null.
[[nodiscard]] tiles::Solver solved_board(const tiles::Board& start, const tiles::Board& goal,
                                         tiles::SolverOptions options = {},
                                         std::shared_ptr<const tiles::Tables> tables = nullptr);

}  // namespace shunt::test
