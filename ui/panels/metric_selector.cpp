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

std::optional<puzzle::Extent> choose_extent(Frame& frame, Rect row, const std::string& prefix, Metric metric) {
    std::array<Segment, kExtents.size()> segments;
    for (std::size_t i = 0; i < segments.size(); ++i) {
        const std::string name(puzzle::to_string(puzzle::metric_of(kExtents[i], false)));
        segments[i] = {prefix + "metric:" + name, name,
                       description(puzzle::metric_of(kExtents[i], puzzle::moves_groups(metric)))};
    }
    const auto chosen = segmented(frame, row, (prefix + "metric").c_str(), "Metric: how far 1 goes", segments,
                                  static_cast<int>(puzzle::extent(metric)));
    if (!chosen) return std::nullopt;
    return kExtents[static_cast<std::size_t>(*chosen)];
}

std::optional<bool> choose_mover(Frame& frame, Rect row, const std::string& prefix, Metric metric) {
    const std::array<Segment, 2> segments{
        Segment{prefix + "mover:piece", "piece", "one piece at a time"},
        Segment{prefix + "mover:group", "group", "groups: any pieces that move as one rigid body"}};
    const auto chosen = segmented(frame, row, (prefix + "mover").c_str(), "Metric: what moves", segments,
                                  puzzle::moves_groups(metric) ? 1 : 0);
    if (!chosen) return std::nullopt;
    return *chosen == 1;
}

}  // namespace

std::optional<Metric> metric_selector(Frame& frame, Rect row, const std::string& prefix, Metric metric) {
    constexpr float kGap = 8;
    constexpr float kExtentShare = 0.57f;  // three short words against two longer ones
    constexpr float kMostWidth = 340;
    row.w = std::min(row.w, kMostWidth);
    const Rect extents = row.cut_left(std::round((row.w - kGap) * kExtentShare), kGap);
    const auto extent = choose_extent(frame, extents, prefix, metric);
    const auto groups = choose_mover(frame, row, prefix, metric);
    if (!extent && !groups) return std::nullopt;
    return puzzle::metric_of(extent.value_or(puzzle::extent(metric)), groups.value_or(puzzle::moves_groups(metric)));
}

}  // namespace shunt::ui
