#include "ui/widgets/list_row.hpp"

#include "ui/widgets/tooltip.hpp"

namespace shunt::ui {

void list_row(Frame& frame, Rect rect, const ListRow& row, Command choose) {
    Widget widget;
    widget.id = row.id;
    widget.role = "option";
    widget.label = row.title + ", " + row.subtitle;
    widget.group = row.group;
    widget.rect = rect;
    widget.selected = row.selected;
    const Press state = press(frame, std::move(widget), {std::move(choose)});
    const Palette& colours = frame.colours;
    if (row.selected)
        frame.paint.rect(rect, colours.soft, space::kRadius);
    else if (state.hovered || state.held)
        frame.paint.rect(rect, faded(colours.ink, 0.04f), space::kRadius);
    const float x = rect.x + row.text_left;
    const float room = rect.right() - x - 10;
    const float y = rect.centre().y;
    const std::string title = frame.paint.fitted(type::kStrong, row.title, room);
    if (state.hovered && title != row.title) rest_tooltip(frame, row.id, rect, row.title);
    frame.paint.text({x, y - 10}, type::kStrong, colours.ink, title);
    frame.paint.text({x, y + 11}, type::kSmall, colours.quiet, frame.paint.fitted(type::kSmall, row.subtitle, room));
}

}  // namespace shunt::ui
