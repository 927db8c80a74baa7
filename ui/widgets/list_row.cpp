#include "ui/widgets/list_row.hpp"

#include <imgui.h>
#include <imgui_internal.h>

#include "ui/widgets/tooltip.hpp"

namespace shunt::ui {

namespace {

constexpr float kRowMargin = 4;  // above and below the words
constexpr std::size_t kMostRowLines = 2;

/// As many lines as there is height for, at least one and at most two.
std::size_t lines_in(float height, TextStyle style) {
    return height >= static_cast<float>(kMostRowLines) * Painter::line_height(style) ? kMostRowLines : 1;
}

/// Title and subtitle, each in up to two lines of its one size: in a list, larger letters would read as a rank.
void draw_words(Frame& frame, Rect rect, const ListRow& row, bool hovered) {
    Rect words{rect.x + row.text_left, rect.y + kRowMargin, rect.right() - 10 - rect.x - row.text_left,
               rect.h - 2 * kRowMargin};
    const float small = Painter::line_height(type::kSmall);
    const auto title = frame.paint.wrapped(type::kStrong, row.title, words.w, lines_in(words.h - small, type::kStrong));
    const float strong = Painter::line_height(type::kStrong) * static_cast<float>(title.size());
    const auto below =
        frame.paint.wrapped(type::kSmall, row.subtitle, words.w, lines_in(words.h - strong, type::kSmall));
    if (title.empty()) return;
    const bool cut = title.back().ends_with("…") || (!below.empty() && below.back().ends_with("…"));
    if (cut && hovered) rest_tooltip(frame, row.id, rect, row.title + ", " + row.subtitle);
    words.cut_top((words.h - strong - small * static_cast<float>(below.size())) / 2);
    words.cut_top(frame.paint.draw_lines(words, type::kStrong, frame.colours.ink, title));
    frame.paint.draw_lines(words, type::kSmall, frame.colours.quiet, below);
}

/// A finger that rests on the row asks for its menu, and presses nothing when it is lifted.
void rest(Frame& frame, const ListRow& row) {
    constexpr float kLongPress = 0.5f;  // seconds
    frame.again = true;
    if (ImGui::GetIO().MouseDownDuration[0] < kLongPress) return;
    frame.commands.push(*row.menu);
    ImGui::ClearActiveID();
}

}  // namespace

void list_row(Frame& frame, Rect rect, const ListRow& row, Command choose) {
    Widget widget;
    widget.id = row.id;
    widget.role = "option";
    widget.label = row.title + ", " + row.subtitle;
    widget.group = row.group;
    widget.rect = rect;
    widget.selected = row.selected;
    const Press state = press(frame, std::move(widget), {std::move(choose)});
    if (row.menu && frame.touch && state.held) rest(frame, row);
    const Palette& colours = frame.colours;
    if (row.selected)
        frame.paint.rect(rect, colours.soft, space::kRadius);
    else if (state.hovered || state.held)
        frame.paint.rect(rect, faded(colours.ink, 0.04f), space::kRadius);
    draw_words(frame, rect, row, state.hovered);
}

}  // namespace shunt::ui
