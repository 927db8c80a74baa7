#include "ui/panels/cards/metric_selector.hpp"

#include <array>
#include <cmath>

#include "core/base/words.hpp"
#include "ui/widgets/segmented.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

using puzzle::Metric;

constexpr std::array kExtents{puzzle::Extent::one_cell, puzzle::Extent::straight, puzzle::Extent::any_path};

std::string description(Metric metric) {
    return say("{metric} metric: {definition}",
               {{"metric", metric_word(metric)}, {"definition", say(puzzle::definition(metric))}});
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
        const Metric single = puzzle::metric_of(kExtents[i], false);
        const Metric chosen = puzzle::metric_of(kExtents[i], groups);
        extents[i] = {prefix + "metric:" + std::string(puzzle::to_string(single)), metric_word(single),
                      description(chosen), choose(chosen)};
    }
    const std::array<Segment, 2> movers{
        Segment{prefix + "mover:piece", say("piece"), say("one piece at a time"),
                choose(puzzle::metric_of(extent, false))},
        Segment{prefix + "mover:group", say("group"), say("groups: any pieces that move as one rigid body"),
                choose(puzzle::metric_of(extent, true))}};
    row.w = std::min(row.w, kMostWidth);
    const Rect left = row.cut_left(std::round((row.w - kGap) * kExtentShare), kGap);
    segmented(frame, left, prefix + "metric", say("Metric: how far 1 goes"), extents, static_cast<int>(extent));
    segmented(frame, row, prefix + "mover", say("Metric: what moves"), movers, groups ? 1 : 0);
}

}  // namespace shunt::ui
