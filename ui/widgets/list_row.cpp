#include "ui/widgets/list_row.hpp"

#include <imgui.h>
#include <imgui_internal.h>

#include "ui/widgets/tooltip.hpp"

namespace shunt::ui {

namespace {

constexpr float kSubtitle = 20;

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
    const float x = rect.x + row.text_left;
    const float room = rect.right() - x - 10;
    const float y = rect.centre().y;
    const TextStyle style = frame.paint.width(type::kStrong, row.title) <= room ? type::kStrong : type::kSmallStrong;
    const std::string title = frame.paint.fitted(style, row.title, room);
    float below = 11;
    if (title == row.title) {
        frame.paint.text({x, y - 10}, style, colours.ink, title);
    } else if (const float high = frame.paint.paragraph_height(room, style, row.title); high <= rect.h - kSubtitle) {
        frame.paint.paragraph({x, y - (high + kSubtitle) / 2, room, high}, style, colours.ink, row.title);
        below = high / 2;
    } else {
        if (state.hovered) rest_tooltip(frame, row.id, rect, row.title);
        frame.paint.text({x, y - 10}, style, colours.ink, title);
    }
    frame.paint.text({x, y + below}, type::kSmall, colours.quiet, frame.paint.fitted(type::kSmall, row.subtitle, room));
}

}  // namespace shunt::ui
