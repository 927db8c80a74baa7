// Where one piece can go while all others stand still: what a player may drag.
#pragma once

#include <vector>

#include "core/moves/move.hpp"

namespace shunt::moves {

/// A placement a piece can reach, and one shortest path (in steps) to it.
struct Reach {
    Cell anchor = 0;
    std::vector<Direction> path;  ///< empty for where it stands
};

/// All placements `piece` can reach in one move, nearest first, its own place included. Cost O(region x shape).
[[nodiscard]] std::vector<Reach> reachable(const Puzzle& puzzle, const Position& position, PieceId piece);

/// Whether `piece` can make one step from `position`.
[[nodiscard]] bool can_step(const Puzzle& puzzle, const Position& position, PieceId piece, Direction direction);

}  // namespace shunt::moves
