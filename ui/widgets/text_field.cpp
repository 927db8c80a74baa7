#include "ui/widgets/text_field.hpp"

#include <cmath>

#include "ui/frame/scroll_area.hpp"
#include "ui/frame/widget_memory.hpp"
#include "ui/widgets/press.hpp"

namespace shunt::ui {

namespace {

/// Where in what is scrolled the field stood that has the focus.
struct TypedAt {
    std::string id;
    float depth = 0;
};

/// What is typed can change what stands above the field: then it is followed, with the words below it. Who scrolls away from it may.
void stay_in_sight(Frame& frame, Rect rect, const TextField& field) {
    if (frame.scroll == nullptr || frame.focused != field.id) return;
    TypedAt& typed = frame.memory.slots.of<TypedAt>();
    const float depth = frame.scroll->depth_of(rect);
    const bool moved_away = typed.id == field.id && std::abs(typed.depth - depth) > 1;
    typed = {field.id, depth};
    if (!moved_away) return;
    frame.scroll->reveal_inside({rect.x, rect.y, rect.w, rect.h + field.below});
    frame.again = true;
}

}  // namespace

void text_field(Frame& frame, Rect rect, const TextField& field) {
    stay_in_sight(frame, rect, field);
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
