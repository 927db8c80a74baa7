#include "ui/panels/library/atlas.hpp"

#include <algorithm>
#include <array>

#include "core/base/words.hpp"
#include "ui/panels/cards/found_cards.hpp"
#include "ui/panels/cards/metric_selector.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/segmented.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

constexpr std::size_t kGridsTogether = 7;  // as many as fit a phone
constexpr float kGridWidth = 52;
constexpr float kMetricWidth = 340;
constexpr Phrase kMeaning(
    "The red piece starts in the upper left corner and is to cover the lower right cell (simple³). For every number "
    "of pieces this is a puzzle with the longest shortest solution.");

/// The next place in rows that are cut off `column` as they fill; `row` is what is left of the last one.
Rect next_place(Rect& row, Rect& column, float width) {
    width = std::min(width, column.w);
    if (row.w < width) row = column.cut_top(space::kControl, space::kGap);
    return row.cut_left(width, space::kGap);
}

/// Those of the atlas from `first` on.
void choose_grid(Frame& frame, Rect place, const Atlas& atlas, std::size_t first, std::span<const AtlasGrid> grids) {
    std::array<Segment, kGridsTogether> segments;
    for (std::size_t i = 0; i < grids.size(); ++i)
        segments[i] = {"atlas.grid:" + grids[i].name, grids[i].title(), {}, command::ChooseAtlasGrid{first + i}};
    const std::string group = "atlas.grids:" + grids.front().name;
    const std::string label =
        say("Grid, {first} to {last}", {{"first", grids.front().title()}, {"last", grids.back().title()}});
    const int selected = static_cast<int>(atlas.chosen_grid()) - static_cast<int>(first);
    segmented(frame, place, group, label, std::span(segments).first(grids.size()), selected, type::kSmallMedium);
}

void choose(Frame& frame, const Atlas& atlas, Rect& column) {
    Rect row;
    for (std::size_t first = 0; first < atlas.grids().size(); first += kGridsTogether) {
        const auto grids = atlas.grids().subspan(first, std::min(kGridsTogether, atlas.grids().size() - first));
        const Rect place = next_place(row, column, kGridWidth * static_cast<float>(grids.size()));
        choose_grid(frame, place, atlas, first, grids);
    }
    const Rect place = next_place(row, column, kMetricWidth);
    metric_selector(frame, place, "atlas.", atlas.metric(),
                    [](puzzle::Metric metric) -> Command { return command::ChooseAtlasMetric{metric}; });
}

void paragraph(Frame& frame, Rect& column, const char* id, Colour colour, const std::string& text) {
    const Rect place = column.cut_top(frame.paint.paragraph(column, type::kSmall, colour, text), 14);
    frame.label(id, "text", place, text);
}

/// Before there is an atlas.
void state_head(Frame& frame, const Model& model, Rect& column) {
    found_heading(frame, column.cut_top(kFoundHeading, 4), "atlas", say("Atlas"),
                  say("The hardest puzzles of all small grids"));
    const std::string& failure = model.atlas.failure();
    if (failure.empty()) return paragraph(frame, column, "atlas.state", frame.colours.quiet, say("Loading…"));
    paragraph(frame, column, "atlas.state", frame.colours.danger, failure);
    const char* retry = say("Try again");
    const Rect rect = column.cut_top(space::kControl).cut_left(button_width(frame, retry));
    button(frame, rect, {"atlas.retry", retry, Icon::none, ButtonStyle::primary, false, std::nullopt},
           command::RetryAtlas{});
}

std::string title(const Atlas& atlas) {
    return say("Hardest on {grid}, {metric} metric",
               {{"grid", atlas.grid().title()}, {"metric", metric_word(atlas.metric())}});
}

std::string summary(const Atlas& atlas) {
    const std::uint64_t visited = atlas.grid().visited[static_cast<std::size_t>(atlas.metric())];
    return say("{count, plural, one {# board} other {# boards}}", {{"count", atlas.grid().boards}}) + " · " +
           (visited == 0 ? say("not searched in this metric yet")
                         : say("{count, plural, one {# position} other {# positions}}", {{"count", visited}}));
}

}  // namespace

void atlas_head(Frame& frame, const Model& model, Rect& column) {
    const Atlas& atlas = model.atlas;
    if (!atlas.wanted()) frame.commands.push(command::WantAtlas{});
    if (!atlas.ready()) return state_head(frame, model, column);
    found_heading(frame, column.cut_top(kFoundHeading, 4), "atlas", title(atlas), summary(atlas));
    paragraph(frame, column, "atlas.meaning", frame.colours.quiet, say(kMeaning));
    choose(frame, atlas, column);
    column.cut_top(4);
}

float atlas_cards(Frame& frame, const Model& model, Rect area) {
    const Atlas& atlas = model.atlas;
    return found_cards(frame, model, area, {"atlas", say("Puzzles of the atlas"), atlas.puzzles(), atlas.metric()});
}

}  // namespace shunt::ui
