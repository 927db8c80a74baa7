#include "ui/panels/cards/metric_charts.hpp"

#include <algorithm>
#include <vector>

#include "core/base/readable.hpp"
#include "core/base/words.hpp"
#include "ui/panels/cards/depth_bars.hpp"
#include "ui/widgets/press.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

constexpr float kMetricChartsRow = 40;
constexpr float kName = 44;
constexpr float kGroupName = 80;  // "super-move"
constexpr float kValue = 84;

constexpr float kBesideFrom = 640;  // wide enough for all of them beside each other
constexpr float kBesideHeight = 84;
constexpr float kBesideGap = 16;

bool is_beside(float width) { return width >= kBesideFrom; }

bool is_shown(const Model& model, puzzle::Metric metric, bool beside) {
    const bool alike = puzzle::moves_groups(metric) == puzzle::moves_groups(model.open.metric());
    return metric != model.open.metric() && (alike || beside) && model.explorer.census(metric).report != nullptr;
}

std::vector<puzzle::Metric> shown_metrics(const Model& model, bool beside) {
    std::vector<puzzle::Metric> shown;
    for (const puzzle::Metric metric : puzzle::kMetrics)
        if (is_shown(model, metric, beside)) shown.push_back(metric);
    return shown;
}

/// The bars, as far as they reach on an axis of so many depths.
void bars(Frame& frame, const CensusView& census, int depths, Rect area) {
    const Palette& colours = frame.colours;
    DepthBars all{area, depths, 0.9f, mix(colours.card, colours.accent, 0.5f)};
    draw_depth_bars(frame, census, all);
    if (!census.knows_goals() && census.goal_depth && *census.goal_depth <= census.last_depth())
        frame.paint.bar(bar_of(census, all, *census.goal_depth, 1), colours.goal);
    frame.paint.line({area.x, area.bottom()}, {area.right(), area.bottom()}, colours.line);
}

/// Where the name of a metric, its greatest depth and its bars stand.
struct ChartPlaces {
    Rect whole;
    Rect words;
    Rect bars;
};

ChartPlaces places_of(Rect area, puzzle::Metric metric, bool beside) {
    if (beside) {
        Rect rest = area;
        const Rect words = rest.cut_top(24);
        return {area, words, {rest.x, rest.y, rest.w, rest.h - 6}};
    }
    const float name = puzzle::moves_groups(metric) ? kGroupName : kName;
    return {area, area, {area.x + name, area.y + 6, area.w - name - kValue, area.h - 12}};
}

void chart(Frame& frame, const Model& model, puzzle::Metric metric, int depths, const ChartPlaces& places,
           bool beside) {
    const CensusView census = model.explorer.census(metric);
    const std::string farthest = length_text(census.report->eccentricity, metric);
    const std::string brief = grouped(census.report->eccentricity);
    Widget widget;
    widget.id = "chart:" + std::string(puzzle::to_string(metric));
    widget.label = say("Positions by depth in {metrics}, the farthest {distance} away. Show this metric",
                       {{"metrics", metric_words(metric)}, {"distance", farthest}});
    widget.rect = places.whole;
    const Press state = press(frame, std::move(widget), {command::SetMetric{metric}});
    if (state.hovered) frame.paint.rect(places.whole.inset(-8, 1), faded(frame.colours.ink, 0.04f), space::kRadius);
    const Rect words = places.words;
    const float middle = words.centre().y;
    frame.paint.text({words.x, middle}, type::kSmall, frame.colours.quiet, metric_word(metric));
    const float rest = words.w - frame.paint.width(type::kSmall, metric_word(metric)) - 8;
    const float room = beside ? rest : std::min(rest, kValue);
    frame.paint.text({words.right(), middle}, type::kSmall, frame.colours.ink,
                     frame.paint.fitting(type::kSmall, {farthest.c_str(), brief.c_str()}, room), Align::right);
    bars(frame, census, depths, places.bars);
}

}  // namespace

float metric_charts_height(const Model& model, float width) {
    const bool beside = is_beside(width);
    const std::size_t shown = shown_metrics(model, beside).size();
    if (shown == 0) return 0;
    return beside ? kBesideHeight : kMetricChartsRow * static_cast<float>(shown);
}

void metric_charts(Frame& frame, const Model& model, Rect area) {
    const bool beside = is_beside(area.w);
    const std::vector<puzzle::Metric> shown = shown_metrics(model, beside);
    int depths = 1;
    for (const puzzle::Metric metric : shown) depths = std::max(depths, model.explorer.census(metric).last_depth() + 1);
    const auto count = static_cast<float>(puzzle::kMetrics.size() - 1);
    const float wide = (area.w - (count - 1) * kBesideGap) / count;
    for (const puzzle::Metric metric : shown) {
        const Rect place = beside ? area.cut_left(wide, kBesideGap) : area.cut_top(kMetricChartsRow);
        chart(frame, model, metric, depths, places_of(place, metric, beside), beside);
    }
}

}  // namespace shunt::ui
