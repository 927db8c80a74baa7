#include "ui/widgets/text_field.hpp"

#include "ui/frame/scroll_area.hpp"
#include "ui/widgets/press.hpp"

namespace shunt::ui {

void text_field(Frame& frame, Rect rect, const TextField& field) {
    Widget widget;
    widget.id = field.id;
    widget.role = "textbox";
    widget.label = field.label;
    widget.rect = rect;
    widget.value_text = field.text;
    widget.invalid = field.invalid;
    widget.multiline = field.multiline;
    widget.fault_line = field.fault_line;
    widget.fault_column = field.fault_column;
    widget.described_by = field.described_by;
    if (frame.scroll != nullptr) {
        const Rect view = frame.scroll->view();
        widget.covered = rect.y < view.y - 1 || rect.bottom() > view.bottom() + 1;
    }
    Actions actions;
    actions.type = field.type;
    actions.focus = field.focus;
    actions.enter = field.enter;
    actions.escape = field.escape;
    mirror(frame, std::move(widget), std::move(actions));
    frame.paint.rect(rect, frame.colours.page, space::kRadius);
    frame.paint.border(rect, field.invalid ? frame.colours.danger : frame.colours.line, space::kRadius);
    if (field.text.empty())
        frame.paint.text({rect.x + 10, rect.centre().y}, type::kBody, frame.colours.quiet,
                         frame.paint.fitted(type::kBody, field.hint, rect.w - 20));
}

}  // namespace shunt::ui
