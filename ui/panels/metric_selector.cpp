#include "ui/panels/metric_selector.hpp"

#include <array>
#include <cmath>

#include "ui/widgets/segmented.hpp"

namespace shunt::ui {

namespace {

using puzzle::Metric;

constexpr std::array kExtents{puzzle::Extent::one_cell, puzzle::Extent::straight, puzzle::Extent::any_path};

std::string description(Metric metric) {
    return std::string(puzzle::to_string(metric)) + " metric: " + std::string(puzzle::definition(metric));
}

}  // namespace

void metric_selector(Frame& frame, Rect row, const std::string& prefix, Metric metric, Command (*choose)(Metric)) {
    constexpr float kGap = 8;
    constexpr float kExtentShare = 0.57f;  // three short words against two longer ones
    constexpr float kMostWidth = 340;
    const puzzle::Extent extent = puzzle::extent(metric);
    const bool groups = puzzle::moves_groups(metric);
    std::array<Segment, kExtents.size()> extents;
    for (std::size_t i = 0; i < extents.size(); ++i) {
        const std::string name(puzzle::to_string(puzzle::metric_of(kExtents[i], false)));
        const Metric chosen = puzzle::metric_of(kExtents[i], groups);
        extents[i] = {prefix + "metric:" + name, name, description(chosen), choose(chosen)};
    }
    const std::array<Segment, 2> movers{
        Segment{prefix + "mover:piece", "piece", "one piece at a time", choose(puzzle::metric_of(extent, false))},
        Segment{prefix + "mover:group", "group", "groups: any pieces that move as one rigid body",
                choose(puzzle::metric_of(extent, true))}};
    row.w = std::min(row.w, kMostWidth);
    const Rect left = row.cut_left(std::round((row.w - kGap) * kExtentShare), kGap);
    segmented(frame, left, prefix + "metric", "Metric: how far 1 goes", extents, static_cast<int>(extent));
    segmented(frame, row, prefix + "mover", "Metric: what moves", movers, groups ? 1 : 0);
}

}  // namespace shunt::ui
