// What one move is, as the search sees the six metrics: who moves, and how far.
#pragma once

#include "core/finder/tracks.hpp"
#include "core/puzzle/metric.hpp"

namespace shunt::finder {

struct Motion {
    bool groups = false;  ///< any set of pieces moves as one rigid body
    Reach reach = Reach::move;
};

[[nodiscard]] constexpr Motion motion_of(puzzle::Metric metric) {
    constexpr std::string_view kGroup = "super-";
    const std::string_view name = to_string(metric);
    const bool groups = name.substr(0, kGroup.size()) == kGroup;
    const std::string_view far = groups ? name.substr(kGroup.size()) : name;
    return {groups, far == "step" ? Reach::step : far == "slide" ? Reach::slide : Reach::move};
}

}  // namespace shunt::finder
