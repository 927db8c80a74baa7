#include "ui/panels/cards/depth_table.hpp"

#include "core/base/words.hpp"
#include "ui/panels/cards/told_rows.hpp"
#include "ui/widgets/press.hpp"
#include "ui/words/census_text.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

constexpr float kRow = 24;
constexpr float kDepthTableHeading = 30;
constexpr Fold kTableFold{"table", Phrase("Table"), Phrase("positions of each depth as numbers"),
                          Phrase("positions by depth"), &ViewState::table_open};
constexpr float kGoalColumn = 0.66f;  // where it ends, of the width

Widget described(const CensusView& census, puzzle::Metric metric, int depth) {
    Widget widget;
    widget.id = "depth:" + std::to_string(depth);
    widget.group = "depths";
    widget.role = "option";
    widget.label = say(
        "depth {length}: {positions}",
        {{"length", length_text(static_cast<std::uint64_t>(depth), metric)}, {"positions", count_text(census, depth)}});
    widget.selected = census.selected == depth;
    return widget;
}

/// One depth, selected by a press; drawn only where it is `seen`, known to the mirror always.
void depth_row(Frame& frame, const CensusView& census, Rect row, Widget widget, int depth, bool seen) {
    widget.rect = row;
    const bool chosen = widget.selected.value_or(false);
    const Press state = press(frame, std::move(widget), {command::SelectDepth{depth}});
    if (!seen) return;
    const Rect ground{row.x - 8, row.y, row.w + 16, row.h};
    if (chosen)
        frame.paint.rect(ground, frame.colours.soft, 4);
    else if (state.hovered)
        frame.paint.rect(ground, faded(frame.colours.ink, 0.04f), 4);
    const float y = row.centre().y;
    frame.paint.text({row.x, y}, type::kBody, frame.colours.quiet, std::to_string(depth));
    frame.paint.text({row.right(), y}, type::kBody, frame.colours.ink, grouped(census.count(depth)), Align::right);
    if (const std::uint64_t goals = census.goals(depth); goals > 0)
        frame.paint.text({row.x + row.w * kGoalColumn, y}, type::kBody, frame.colours.ink, grouped(goals),
                         Align::right);
}

void heading(Frame& frame, const Model& model, Rect row) {
    const char* units = metric_words(model.open.metric());
    frame.label("table.heading", "text", row, say("depth in {units}; number of positions", {{"units", units}}));
    const float y = row.centre().y;
    frame.paint.text({row.x, y}, type::kSmallStrong, frame.colours.quiet, say("depth ({units})", {{"units", units}}));
    frame.paint.text({row.right(), y}, type::kSmallStrong, frame.colours.quiet, say("positions"), Align::right);
    if (model.explorer.census().knows_goals())
        frame.paint.text({row.x + row.w * kGoalColumn, y}, type::kSmallStrong, frame.colours.quiet, say("goals"),
                         Align::right);
    frame.paint.line({row.x, row.bottom()}, {row.right(), row.bottom()}, frame.colours.line);
}

void depth_rows(Frame& frame, const Model& model, Rect inner) {
    heading(frame, model, inner.cut_top(kDepthTableHeading));
    const Rect seen = frame.scroll != nullptr ? frame.scroll->view() : inner;
    const CensusView census = model.explorer.census();
    frame.label("depths", "listbox", inner, say("Positions of each depth"));
    const auto [from, to] = rows_told(census.last_depth() + 1, kRow, inner, seen);
    for (int depth = from; depth < to; ++depth) {
        const Rect place{inner.x, inner.y + kRow * static_cast<float>(depth), inner.w, kRow};
        const bool in_sight = place.bottom() > seen.y && place.y < seen.bottom();
        depth_row(frame, census, place, described(census, model.open.metric(), depth), depth, in_sight);
    }
}

}  // namespace

Card depth_table_card(const Model& model, const ViewState& view) {
    Card card(kTableFold, view);
    if (card.is_folded()) return card;
    card.add(Links{{"table.copy", say("Copy as CSV"), false, command::CopyDepths{}}});
    const float rows = static_cast<float>(model.explorer.census().last_depth() + 1);
    card.add(
        Drawn{kDepthTableHeading + rows * kRow, [&model](Frame& frame, Rect area) { depth_rows(frame, model, area); }});
    return card;
}

}  // namespace shunt::ui
