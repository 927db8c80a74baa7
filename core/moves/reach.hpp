// What a player may drag: where one piece, or a group that moves as one rigid body, can go while all others stand still; and which
// group a piece becomes when it is pushed against others.
#pragma once

#include <span>
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
/// The same for a group (not empty), told by where its piece `lead` comes to. Cost O(region x shapes).
[[nodiscard]] std::vector<Reach> reachable(const Puzzle& puzzle, const Position& position,
                                           std::span<const PieceId> group, PieceId lead);

/// The smallest group that makes a step with `piece`: itself, the pieces that stand where it comes to, those that stand in their way,
/// and so on. Ascending; empty when one of them cannot go. Cost O(pieces x shape).
[[nodiscard]] std::vector<PieceId> pushed_group(const Puzzle& puzzle, const Position& position, PieceId piece,
                                                Direction direction);

}  // namespace shunt::moves
