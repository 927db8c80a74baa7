#include "ui/panels/play/histogram.hpp"

#include <array>
#include <cmath>

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

std::string depth_words(const AppModel& model, int depth) {
    return say("depth {depth} ({metrics})",
               {{"depth", std::to_string(depth)}, {"metrics", metric_words(model.metric())}});
}

void grid(Frame& frame, const CensusView& census, Rect plot) {
    for (const std::uint64_t tick : census.ticks()) {
        const float y = plot.bottom() - plot.h * census.height_of(tick);
        frame.paint.line({plot.x, y}, {plot.right(), y}, frame.colours.line);
        frame.paint.text({plot.x - 8, y}, type::kSmall, frame.colours.quiet, grouped(tick), Align::right);
    }
}

void depth_labels(Frame& frame, const CensusView& census, Rect plot) {
    const float bar = plot.w / static_cast<float>(census.last_depth() + 1);
    const int step = census.depth_step(static_cast<int>(plot.w / 44));
    for (int depth = 0; depth <= census.last_depth(); depth += step) {
        const float x = plot.x + bar * (static_cast<float>(depth) + 0.5f);
        const std::string label = grouped(static_cast<std::uint64_t>(depth));
        const float half = frame.paint.width(type::kSmall, label) / 2;
        frame.paint.text({std::min(x, plot.right() - half), plot.bottom() + 14}, type::kSmall, frame.colours.quiet,
                         label, Align::centre);
    }
}

DepthBars bars_in(const Frame& frame, const CensusView& census, Rect plot) {
    return {plot, census.last_depth() + 1, 0, mix(frame.colours.card, frame.colours.accent, 0.5f)};
}

void bars(Frame& frame, const CensusView& census, std::optional<int> hovered, Rect plot) {
    const Palette& colours = frame.colours;
    const DepthBars all = bars_in(frame, census, plot);
    draw_depth_bars(frame, census, all);
    if (!census.knows_goals() && census.goal_depth && *census.goal_depth <= census.last_depth()) {
        frame.paint.bar(bar_of(census, all, *census.goal_depth, 2), colours.goal);
    }
    if (hovered) frame.paint.bar(bar_of(census, all, *hovered, 2), colours.accent);
    if (census.selected) {
        const Rect bar = bar_of(census, all, *census.selected, 2);
        frame.paint.bar(bar, colours.ink);
        const Vec foot{bar.centre().x, plot.bottom() + 2};
        frame.paint.triangle(foot, {foot.x + 4, foot.y + 5}, {foot.x - 4, foot.y + 5}, colours.ink);
    }
}

Widget described(const AppModel& model, Rect area) {
    const CensusView census = model.census();
    const int none = -1;
    const int depth = census.selected.value_or(none);
    Widget widget;
    widget.id = "histogram";
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

std::optional<int> depth_at(const CensusView& census, Rect plot, Vec pointer) {
    if (pointer.x < plot.x - 2 || pointer.x > plot.right() + 2) return std::nullopt;
    const float part = (pointer.x - plot.x) / plot.w;
    return std::clamp(static_cast<int>(part * static_cast<float>(census.last_depth() + 1)), 0, census.last_depth());
}

}  // namespace

void histogram(Frame& frame, const AppModel& model, Rect area) {
    const CensusView census = model.census();
    float labels = 0;
    for (const std::uint64_t tick : census.ticks())
        labels = std::max(labels, frame.paint.width(type::kSmall, grouped(tick)));
    Rect plot = area;
    plot.cut_left(labels + 10);
    plot.cut_top(kTop);
    plot.cut_bottom(kBottom);
    Actions actions;
    actions.set = [](int depth) -> Command { return command::SelectDepth{depth}; };
    const Press state = press(frame, described(model, plot), std::move(actions));
    const std::optional<int> pointed = depth_at(census, plot, frame.pointer);
    std::optional<int>& hovered = frame.memory.hovered_depth;
    hovered = state.hovered || state.held ? pointed : std::nullopt;
    grid(frame, census, plot);
    bars(frame, census, hovered, plot);
    depth_labels(frame, census, plot);
    if (hovered) {
        const std::array<std::string, 3> lines{depth_words(model, *hovered), total_text(census, *hovered),
                                               count_text(census, *hovered)};
        const Rect bar = bar_of(census, bars_in(frame, census, plot), *hovered, 2);
        // Above the chart: its bars are what is looked at.
        tooltip(frame, {bar.centre().x, area.y}, {area.x, area.y - kAbove, area.w, area.h + kAbove}, lines);
    }
    if (state.clicked && pointed) frame.commands.push(command::SelectDepth{*pointed});
}

float scale_selector_width(const Frame& frame) { return segmented_width(frame, scales(), type::kSmallMedium, 10); }

void scale_selector(Frame& frame, const AppModel& model, Rect rect) {
    segmented(frame, rect, "scale", say("Scale"), scales(), static_cast<int>(model.census().scale), type::kSmallMedium);
}

}  // namespace shunt::ui
