#include "ui/widgets/text_field.hpp"

#include "ui/widgets/scroll_area.hpp"

namespace shunt::ui {

std::optional<std::string> text_field(Frame& frame, Rect rect, const TextField& field) {
    Widget widget;
    widget.id = field.id;
    widget.role = "textbox";
    widget.label = field.label;
    widget.rect = rect;
    widget.value_text = field.text;
    widget.invalid = field.invalid;
    if (frame.scroll != nullptr) {
        const Rect view = frame.scroll->view();
        widget.covered = rect.y < view.y || rect.bottom() > view.bottom();
        if (frame.mirror.take(field.id, "focus")) {
            frame.scroll->reveal(rect);
            frame.again = true;
        }
    }
    frame.mirror.add(std::move(widget));
    frame.paint.rect(rect, frame.colours.page, space::kRadius);
    frame.paint.border(rect, field.invalid ? frame.colours.danger : frame.colours.line, space::kRadius);
    return frame.mirror.take_text(field.id);
}

}  // namespace shunt::ui
