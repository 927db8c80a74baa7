// What one move is, as the search sees the six metrics: who moves, and how far.
#pragma once

#include "core/finder/tracks.hpp"
#include "core/puzzle/metric.hpp"

namespace shunt::finder {

struct Motion {
    bool groups = false;  ///< any set of pieces moves as one rigid body
    Extent extent = Extent::any_path;
};

[[nodiscard]] constexpr Motion motion_of(puzzle::Metric metric) { return {moves_groups(metric), extent(metric)}; }

}  // namespace shunt::finder
