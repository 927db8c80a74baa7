#include "ui/panels/metric_charts.hpp"

#include <algorithm>

#include "core/base/words.hpp"
#include "ui/panels/depth_bars.hpp"
#include "ui/widgets/press.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

constexpr float kMetricChartsRow = 40;
constexpr float kName = 44;
constexpr float kValue = 84;

bool is_shown(const AppModel& model, puzzle::Metric metric) {
    return metric != model.metric() && puzzle::moves_groups(metric) == puzzle::moves_groups(model.metric()) &&
           model.census(metric).report != nullptr;
}

/// The bars, as far as they reach on an axis of so many depths.
void bars(Frame& frame, const CensusView& census, int depths, Rect area) {
    const Palette& colours = frame.colours;
    DepthBars all{area, depths, 0.9f, mix(colours.card, colours.accent, 0.5f)};
    draw_depth_bars(frame, census, all);
    if (census.goal_depth && *census.goal_depth <= census.last_depth())
        frame.paint.bar(bar_of(census, all, *census.goal_depth, 1), colours.goal);
    frame.paint.line({area.x, area.bottom()}, {area.right(), area.bottom()}, colours.line);
}

void chart(Frame& frame, const AppModel& model, puzzle::Metric metric, int depths, Rect row) {
    const CensusView census = model.census(metric);
    const puzzle::Metric single = puzzle::metric_of(puzzle::extent(metric), false);
    const std::string farthest = length_text(census.report->eccentricity, metric);
    Widget widget;
    widget.id = "chart:" + std::string(puzzle::to_string(single));
    widget.label = say("Positions by depth in {metrics}, the farthest {distance} away. Show this metric",
                       {{"metrics", metric_words(metric)}, {"distance", farthest}});
    widget.rect = row;
    const Press state = press(frame, std::move(widget), {command::SetMetric{metric}});
    if (state.hovered) frame.paint.rect(row.inset(-8, 1), faded(frame.colours.ink, 0.04f), space::kRadius);
    const float middle = row.centre().y;
    frame.paint.text({row.x, middle}, type::kSmall, frame.colours.quiet, metric_word(single));
    frame.paint.text({row.right(), middle}, type::kSmall, frame.colours.ink,
                     frame.paint.fitted(type::kSmall, farthest, kValue), Align::right);
    bars(frame, census, depths, {row.x + kName, row.y + 6, row.w - kName - kValue, row.h - 12});
}

}  // namespace

float metric_charts_height(const AppModel& model) {
    const auto shown = std::count_if(puzzle::kMetrics.begin(), puzzle::kMetrics.end(),
                                     [&](puzzle::Metric metric) { return is_shown(model, metric); });
    return kMetricChartsRow * static_cast<float>(shown);
}

void metric_charts(Frame& frame, const AppModel& model, Rect area) {
    int depths = 1;
    for (const puzzle::Metric metric : puzzle::kMetrics)
        if (is_shown(model, metric)) depths = std::max(depths, model.census(metric).last_depth() + 1);
    for (const puzzle::Metric metric : puzzle::kMetrics)
        if (is_shown(model, metric)) chart(frame, model, metric, depths, area.cut_top(kMetricChartsRow));
}

}  // namespace shunt::ui
