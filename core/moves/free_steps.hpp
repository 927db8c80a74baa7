// Which pieces can move at all.
#pragma once

#include <array>
#include <vector>

#include "core/puzzle/puzzle.hpp"

namespace shunt::moves {

/// Of one piece, by direction: whether it can make one step.
using FreeSteps = std::array<bool, puzzle::kDirections.size()>;

/// Of every piece in `position`. O(cells of all pieces).
[[nodiscard]] std::vector<FreeSteps> free_steps(const puzzle::Puzzle& puzzle, const puzzle::Position& position);

}  // namespace shunt::moves
