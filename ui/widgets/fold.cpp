#include "ui/widgets/fold.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "ui/frame/widget_memory.hpp"
#include "ui/widgets/card.hpp"
#include "ui/widgets/press.hpp"

namespace shunt::ui {

namespace {

/// A small angle that points right, or down when open.
void angle(Frame& frame, Vec at, bool open) {
    const std::array<Vec, 3> right{Vec{at.x - 2.5f, at.y - 5}, Vec{at.x + 2.5f, at.y}, Vec{at.x - 2.5f, at.y + 5}};
    const std::array<Vec, 3> down{Vec{at.x - 5, at.y - 2.5f}, Vec{at.x, at.y + 2.5f}, Vec{at.x + 5, at.y - 2.5f}};
    frame.paint.path(open ? down : right, frame.colours.quiet, 1.8f);
}

}  // namespace

Rect fold_card(Frame& frame, Rect area, const Fold& fold, const ViewState& view) {
    const bool open = view.*fold.open;
    Rect inner = card(frame, area);
    Rect heading{area.x + 1, area.y + 1, area.w - 2, kFoldHeight - 2};
    Widget widget;
    widget.id = fold.id;
    widget.label = say(fold.title);
    widget.rect = heading;
    widget.expanded = open;
    const Press state = press(frame, std::move(widget), {command::TurnFold{fold.open}});
    if (state.hovered) frame.paint.rect(heading, faded(frame.colours.ink, 0.03f), space::kCardRadius - 1);
    const Vec middle = heading.centre();
    frame.paint.text({inner.x, middle.y}, type::kStrong, frame.colours.ink, say(fold.title));
    const float left = inner.x + frame.paint.width(type::kStrong, say(fold.title)) + 12;
    if (!open) {
        const char* hint =
            frame.paint.fitting(type::kSmall, {say(fold.hint), say(fold.brief), ""}, inner.right() - 18 - left);
        frame.paint.text({left, middle.y}, type::kSmall, frame.colours.quiet, hint);
    }
    angle(frame, {inner.right() - 5, middle.y}, open);
    bool& was_open = frame.memory.open_folds[fold.id];
    // Also while it is folded, or only its first opening would be noticed.
    const bool was = std::exchange(was_open, open);
    if (open && !was && frame.scroll != nullptr) {
        const float seen = frame.scroll->view().h;
        frame.scroll->reveal_inside({area.x, area.y, area.w, std::min(area.h, seen)});
        frame.again = true;  // it is there in the next picture, not at the next touch
    }
    if (!open) return {};
    inner.cut_top(kFoldHeight - space::kCard);
    return inner;
}

}  // namespace shunt::ui
