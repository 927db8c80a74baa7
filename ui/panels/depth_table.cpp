#include "ui/panels/depth_table.hpp"

#include "ui/widgets/button.hpp"
#include "ui/widgets/fold.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

constexpr float kRow = 24;
constexpr float kHeading = 30;
constexpr float kButtonRow = 34;

/// Draws one depth; it is selected by a press.
void depth_row(Frame& frame, const AppModel& model, Rect row, int depth) {
    const CensusView census = model.census();
    const std::string count = grouped(census.count(depth));
    Widget widget;
    widget.id = "depth:" + std::to_string(depth);
    widget.label = "depth " + length_text(static_cast<std::uint64_t>(depth), model.metric()) + ": " +
                   count_text(census.count(depth), "position", "positions");
    widget.rect = row;
    widget.pressed = census.selected == depth;
    const bool chosen = *widget.pressed;
    const Press state = press(frame, std::move(widget), {command::SelectDepth{depth}});
    const Rect ground{row.x - 8, row.y, row.w + 16, row.h};
    if (chosen)
        frame.paint.rect(ground, frame.colours.soft, 4);
    else if (state.hovered)
        frame.paint.rect(ground, faded(frame.colours.ink, 0.04f), 4);
    const float y = row.centre().y;
    frame.paint.text({row.x, y}, type::kBody, frame.colours.quiet, std::to_string(depth));
    frame.paint.text({row.right(), y}, type::kBody, frame.colours.ink, count, Align::right);
}

void heading(Frame& frame, const AppModel& model, Rect row) {
    const std::string unit = std::string(puzzle::to_string(model.metric())) + "s";
    frame.label("table.heading", "text", row, "depth in " + unit + "; number of positions");
    const float y = row.centre().y;
    frame.paint.text({row.x, y}, type::kSmallStrong, frame.colours.quiet, "depth (" + unit + ")");
    frame.paint.text({row.right(), y}, type::kSmallStrong, frame.colours.quiet, "positions", Align::right);
    frame.paint.line({row.x, row.bottom()}, {row.right(), row.bottom()}, frame.colours.line);
}

}  // namespace

float depth_table_height(const AppModel& model, const ViewState& view) {
    if (!view.table_open) return kFoldHeight;
    const float rows = static_cast<float>(model.census().last_depth() + 1);
    return kFoldHeight + kButtonRow + kHeading + rows * kRow + 14;
}

void depth_table(Frame& frame, const AppModel& model, const ViewState& view, Rect area) {
    const Fold fold{"table", "Table", "positions of each depth as numbers", &ViewState::table_open};
    Rect inner = fold_card(frame, area, fold, view);
    if (inner.empty()) return;
    Rect row = inner.cut_top(kButtonRow);
    const char* label = "Copy as CSV";
    const Rect copy{row.x - 10, row.y, frame.paint.width(type::kStrong, label) + 20, 28};
    button(frame, copy, {"table.copy", label, Icon::none, ButtonStyle::text, false, std::nullopt},
           command::CopyDepths{});
    heading(frame, model, inner.cut_top(kHeading));
    const Rect seen = frame.scroll != nullptr ? frame.scroll->view() : area;
    // A long table is drawn and mirrored only where it is seen.
    const int last = model.census().last_depth();
    for (int depth = 0; depth <= last; ++depth) {
        const Rect place = inner.cut_top(kRow);
        if (place.bottom() <= seen.y || place.y >= seen.bottom()) continue;
        depth_row(frame, model, place, depth);
    }
}

}  // namespace shunt::ui
