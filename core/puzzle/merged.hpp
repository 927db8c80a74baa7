// Pieces that a puzzle keeps apart although no goal does.
//
//     distinct: *        A and B have one shape, one axis, one permission for gates, and no goal names either: exchanging them wherever
//     board: A B X       they stand turns the moves of every position into moves, and goals into goals. So a position is as far from a
//     goal:  . . .X      goal as with A and B exchanged, and a way between positions told without them is one between those with them,
//                        move by move.
//
// Lengths and ways may be looked for among the fewer positions that do not tell them apart. Counts of positions or solutions may not.
#pragma once

#include <cstddef>
#include <optional>

#include "core/puzzle/puzzle.hpp"

namespace shunt::puzzle {

struct Merged {
    Problem problem;         ///< the same pieces by the same numbers, begun at the same position
    std::size_t pieces = 0;  ///< how many were kept apart from others of their kind in it
};

/// The problem with pieces interchangeable wherever no goal tells them apart; absent where that is so already.
[[nodiscard]] std::optional<Merged> merged(const Problem& problem);

}  // namespace shunt::puzzle
