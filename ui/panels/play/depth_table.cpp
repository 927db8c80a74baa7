#include "ui/panels/play/depth_table.hpp"

#include "core/base/words.hpp"
#include "ui/panels/cards/told_rows.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/fold.hpp"
#include "ui/words/census_text.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

constexpr float kRow = 24;
constexpr float kDepthTableHeading = 30;
constexpr float kButtonRow = 34;
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

}  // namespace

float depth_table_height(const Model& model, const ViewState& view) {
    if (!view.table_open) return kFoldHeight;
    const float rows = static_cast<float>(model.explorer.census().last_depth() + 1);
    return kFoldHeight + kButtonRow + kDepthTableHeading + rows * kRow + 14;
}

void depth_table(Frame& frame, const Model& model, const ViewState& view, Rect area) {
    const Fold fold{"table", Phrase("Table"), Phrase("positions of each depth as numbers"),
                    Phrase("positions by depth"), &ViewState::table_open};
    Rect inner = fold_card(frame, area, fold, view);
    if (inner.empty()) return;
    Rect row = inner.cut_top(kButtonRow);
    const char* label = say("Copy as CSV");
    const Rect copy{row.x - 10, row.y, frame.paint.width(type::kStrong, label) + 20, 28};
    button(frame, copy, {"table.copy", label, Icon::none, ButtonStyle::text, false, std::nullopt},
           command::CopyDepths{});
    heading(frame, model, inner.cut_top(kDepthTableHeading));
    const Rect seen = frame.scroll != nullptr ? frame.scroll->view() : area;
    const CensusView census = model.explorer.census();
    frame.label("depths", "listbox", inner, say("Positions of each depth"));
    const auto [from, to] = rows_told(census.last_depth() + 1, kRow, inner, seen);
    for (int depth = from; depth < to; ++depth) {
        const Rect place{inner.x, inner.y + kRow * static_cast<float>(depth), inner.w, kRow};
        const bool in_sight = place.bottom() > seen.y && place.y < seen.bottom();
        depth_row(frame, census, place, described(census, model.open.metric(), depth), depth, in_sight);
    }
}

}  // namespace shunt::ui
