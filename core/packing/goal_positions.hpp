// The positions that meet a goal, when they are few.
#pragma once

#include <optional>
#include <vector>

#include "core/packing/packed_space.hpp"

namespace shunt::packing {

/// Most goal positions that goal_positions() lists.
inline constexpr std::size_t kMostGoalPositions = 256;

/// The numbers of all positions that meet a goal, ascending. Empty when some goal leaves a piece unsaid whose places are many, so that
/// there are, or could be, more than kMostGoalPositions. Cost O(goals x pieces).
[[nodiscard]] std::optional<std::vector<Rank>> goal_positions(const PackedSpace& space, const puzzle::Puzzle& puzzle);

}  // namespace shunt::packing
