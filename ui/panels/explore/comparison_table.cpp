#include "ui/panels/explore/comparison_table.hpp"

#include "core/base/readable.hpp"
#include "core/base/words.hpp"
#include "ui/panels/cards/told_rows.hpp"
#include "ui/widgets/press.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

constexpr float kRow = 24;
constexpr float kTableHeading = 30;
constexpr float kDepthColumn = 64;

/// Where the numbers of a profile end.
float column_end(Rect row, std::size_t profiles, std::size_t number) {
    const float wide = (row.w - kDepthColumn) / static_cast<float>(profiles);
    return row.x + kDepthColumn + wide * static_cast<float>(number + 1);
}

void heading(Frame& frame, const Model& model, const std::vector<Profile>& profiles, Rect row) {
    const float y = row.centre().y;
    frame.paint.text({row.x, y}, type::kSmallStrong, frame.colours.quiet, metric_words(model.open.metric()));
    const float room = (row.w - kDepthColumn) / static_cast<float>(profiles.size()) - 10;
    for (std::size_t number = 0; number < profiles.size(); ++number)
        frame.paint.text({column_end(row, profiles.size(), number), y}, type::kSmallStrong, frame.colours.quiet,
                         frame.paint.fitted(type::kSmallStrong, profiles[number].name, room), Align::right);
    frame.paint.line({row.x, row.bottom()}, {row.right(), row.bottom()}, frame.colours.line);
}

std::string words_of(const std::vector<Profile>& profiles, puzzle::Metric metric, int depth) {
    std::string text;
    for (const std::string& line : depth_lines(profiles, metric, depth)) text += (text.empty() ? "" : "; ") + line;
    return text;
}

/// Drawn only where it is `seen`, known to the mirror always.
void depth_row(Frame& frame, const std::vector<Profile>& profiles, Rect row, Widget widget, int depth, bool seen) {
    const bool chosen = widget.selected.value_or(false);
    const Press state = press(frame, std::move(widget), {command::TellDepth{depth}});
    if (!seen) return;
    if (chosen || state.hovered)
        frame.paint.rect({row.x - 8, row.y, row.w + 16, row.h},
                         chosen ? frame.colours.soft : faded(frame.colours.ink, 0.04f), 4);
    const float y = row.centre().y;
    frame.paint.text({row.x, y}, type::kBody, frame.colours.quiet, std::to_string(depth));
    for (std::size_t number = 0; number < profiles.size(); ++number) {
        const bool has = depth <= profiles[number].census.last_depth();
        frame.paint.text({column_end(row, profiles.size(), number), y}, type::kBody,
                         has ? frame.colours.ink : frame.colours.quiet,
                         has ? grouped(profiles[number].census.count(depth)) : "–", Align::right);
    }
}

}  // namespace

float comparison_table_height(const std::vector<Profile>& profiles) {
    return kTableHeading + kRow * static_cast<float>(depths_of(profiles));
}

void comparison_table(Frame& frame, const Model& model, const ViewState& view, const std::vector<Profile>& profiles,
                      Rect area) {
    heading(frame, model, profiles, area.cut_top(kTableHeading));
    const Rect seen = frame.scroll != nullptr ? frame.scroll->view() : area;
    frame.label("beside.depths", "listbox", area, say("Positions of each depth, compared"));
    const auto [from, to] = rows_told(depths_of(profiles), kRow, area, seen);
    for (int depth = from; depth < to; ++depth) {
        Widget widget;
        widget.id = "beside.row:" + std::to_string(depth);
        widget.group = "beside.depths";
        widget.role = "option";
        widget.label = words_of(profiles, model.open.metric(), depth);
        widget.selected = view.beside_depth == depth;
        const Rect row{area.x, area.y + kRow * static_cast<float>(depth), area.w, kRow};
        widget.rect = row;
        depth_row(frame, profiles, row, std::move(widget), depth, row.bottom() > seen.y && row.y < seen.bottom());
    }
}

}  // namespace shunt::ui
