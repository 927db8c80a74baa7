// From the positions on a way to the moves between them.
#pragma once

#include <span>
#include <vector>

#include "core/base/result.hpp"
#include "core/moves/motions.hpp"

namespace shunt::analysis {

/// The moves that lead from the puzzle's start along `path`, whose first position is the start: each with the pieces that move in truth,
/// although the positions of a search are canonical. The error is a bug of whoever found the path.
[[nodiscard]] Result<std::vector<moves::Move>> moves_along(const puzzle::Puzzle& puzzle, const puzzle::Position& start,
                                                           moves::Motions& motions,
                                                           std::span<const puzzle::Position> path);

}  // namespace shunt::analysis
