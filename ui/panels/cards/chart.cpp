#include "ui/panels/cards/chart.hpp"

#include <array>
#include <cmath>
#include <utility>

#include "core/base/words.hpp"
#include "ui/panels/cards/depth_bars.hpp"
#include "ui/widgets/segmented.hpp"
#include "ui/widgets/tooltip.hpp"
#include "ui/words/census_text.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

constexpr float kBottom = 24;  // room of the labels below
constexpr float kTop = 6;
constexpr float kAbove = 66;  // room of the words over the chart

std::array<Segment, 3> scales() {
    return {
        Segment{"scale:linear", say("linear"), say("linear scale"), command::SetScale{Scale::linear}},
        Segment{"scale:log", say("log"), say("logarithmic scale"), command::SetScale{Scale::logarithmic}},
        Segment{"scale:sum", say("sum"), say("all positions up to each depth"), command::SetScale{Scale::cumulative}}};
}

std::string depth_words(const Model& model, int depth) {
    return say("depth {depth} ({metrics})",
               {{"depth", std::to_string(depth)}, {"metrics", metric_words(model.open.metric())}});
}

void grid(Frame& frame, const CensusView& census, Rect plot) {
    for (const std::uint64_t tick : census.ticks()) {
        const float y = plot.bottom() - plot.h * census.height_of(tick);
        frame.paint.line({plot.x, y}, {plot.right(), y}, frame.colours.line);
        frame.paint.text({plot.x - 8, y}, type::kSmall, frame.colours.quiet, grouped(tick), Align::right);
    }
}

void depth_labels(Frame& frame, const CensusView& census, Rect plot) {
    const float bar = plot.w / static_cast<float>(census.depths_in_sight());
    const int step = census.depth_step(static_cast<int>(plot.w / 44));
    const int first = census.first_in_sight();
    for (int depth = (first + step - 1) / step * step; depth < first + census.depths_in_sight(); depth += step) {
        const float x = plot.x + bar * (static_cast<float>(depth - first) + 0.5f);
        const std::string label = grouped(static_cast<std::uint64_t>(depth));
        const float half = frame.paint.width(type::kSmall, label) / 2;
        frame.paint.text({std::min(x, plot.right() - half), plot.bottom() + 14}, type::kSmall, frame.colours.quiet,
                         label, Align::centre);
    }
}

DepthBars bars_in(const Frame& frame, const CensusView& census, Rect plot) {
    return {plot, census.depths_in_sight(), 0, mix(frame.colours.card, frame.colours.accent, 0.5f)};
}

/// Depths that a bar stands for.
using DepthSpan = std::pair<int, int>;

/// The fullest of them.
int fullest_of(const CensusView& census, DepthSpan span) {
    const std::uint64_t most = census.fullest(span.first, span.second);
    int depth = span.first;
    while (depth + 1 < span.second && census.count(depth) != most) ++depth;
    return depth;
}

void bars(Frame& frame, const CensusView& census, std::optional<int> hovered, Rect plot) {
    const Palette& colours = frame.colours;
    const DepthBars all = bars_in(frame, census, plot);
    draw_depth_bars(frame, census, all);
    const auto goal = census.goal_depth.value_or(-1);
    if (!census.knows_goals() && goal >= 0 && goal <= census.last_depth() && census.range.has(goal))
        frame.paint.bar(bar_of(census, all, goal, 2), colours.goal);
    if (hovered) frame.paint.bar(bar_of(census, all, *hovered, 2), colours.accent);
    if (census.selected && census.range.has(*census.selected)) {
        const Rect bar = bar_of(census, all, *census.selected, 2);
        frame.paint.bar(bar, colours.ink);
        const Vec foot{bar.centre().x, plot.bottom() + 2};
        frame.paint.triangle(foot, {foot.x + 4, foot.y + 5}, {foot.x - 4, foot.y + 5}, colours.ink);
    }
}

Widget described(const Model& model, Rect area) {
    const CensusView census = model.explorer.census();
    const int none = -1;
    const int depth = census.selected.value_or(none);
    Widget widget;
    widget.id = "chart";
    widget.role = "slider";
    widget.label = say("Positions by depth");
    widget.rect = area;
    widget.value = depth;
    widget.min = none;
    widget.max = census.last_depth();
    widget.value_text =
        depth == none ? say("no depth chosen") : depth_words(model, depth) + ", " + count_text(census, depth);
    return widget;
}

std::optional<DepthSpan> span_at(const Frame& frame, const CensusView& census, Rect plot) {
    const float x = frame.pointer.x;
    if (x < plot.x - 2 || x > plot.right() + 2) return std::nullopt;
    return depths_at(frame, census, bars_in(frame, census, plot), x);
}

/// What the bar under the pointer stands for: a depth, or some of them.
std::array<std::string, 3> span_lines(const Model& model, const CensusView& census, DepthSpan span) {
    const auto [from, to] = span;
    if (to == from + 1) return {depth_words(model, from), total_text(census, from), count_text(census, from)};
    const int fullest = fullest_of(census, span);
    return {
        say("depths {from} to {to} ({metrics})",
            {{"from", from}, {"to", to - 1}, {"metrics", metric_words(model.open.metric())}}),
        say("{count, plural, one {# position} other {# positions}} together",
            {{"count", census.total(to - 1) - census.total(from - 1)}}),
        say("fullest: depth {depth}, {positions}", {{"depth", fullest}, {"positions", count_text(census, fullest)}})};
}

void tell_span(Frame& frame, const Model& model, const CensusView& census, DepthSpan span, Rect area, Rect plot) {
    const Rect bar = bar_of(census, bars_in(frame, census, plot), span.first, 2);
    // Above the chart: its bars are what is looked at.
    tooltip(frame, {bar.centre().x, area.y}, {area.x, area.y - kAbove, area.w, area.h + kAbove},
            span_lines(model, census, span));
}

Rect plot_in(const Frame& frame, const CensusView& census, Rect area) {
    float labels = 0;
    for (const std::uint64_t tick : census.ticks())
        labels = std::max(labels, frame.paint.width(type::kSmall, grouped(tick)));
    area.cut_left(labels + 10);
    area.cut_top(kTop);
    area.cut_bottom(kBottom);
    return area;
}

}  // namespace

void depth_chart(Frame& frame, const Model& model, Rect area, ChartDepths depths) {
    CensusView census = model.explorer.census();
    if (depths == ChartDepths::all) census.range = {};
    const Rect plot = plot_in(frame, census, area);
    if (depths == ChartDepths::in_sight) frame.memory.zoomed_chart = plot;
    Actions actions;
    actions.set = [](int depth) -> Command { return command::SelectDepth{depth}; };
    const Press state = press(frame, described(model, plot), std::move(actions));
    const std::optional<DepthSpan> pointed = span_at(frame, census, plot);
    const bool over = pointed && (state.hovered || state.held);
    std::optional<int>& hovered = frame.memory.hovered_depth;
    hovered = over ? std::optional(fullest_of(census, *pointed)) : std::nullopt;
    grid(frame, census, plot);
    bars(frame, census, hovered, plot);
    depth_labels(frame, census, plot);
    if (over) tell_span(frame, model, census, *pointed, area, plot);
    if (state.clicked && pointed) frame.commands.push(command::SelectDepth{fullest_of(census, *pointed)});
}

float scale_selector_width(const Frame& frame) { return segmented_width(frame, scales(), type::kSmallMedium, 10); }

void scale_selector(Frame& frame, const Model& model, Rect rect) {
    segmented(frame, rect, "scale", say("Scale"), scales(), static_cast<int>(model.explorer.census().scale),
              type::kSmallMedium);
}

}  // namespace shunt::ui
