#include "ui/panels/header.hpp"

#include "ui/app/tasks.hpp"
#include "ui/panels/build_parts.hpp"
#include "ui/widgets/button.hpp"

namespace shunt::ui {

namespace {

constexpr float kGap = 8;
constexpr float kBrand = 98;
constexpr float kMark = 36;  // of it without the name
constexpr float kRoomyPhone = 360;
constexpr float kEmbedPhone = 480;  // of a phone's width: below, Embed is left to wider windows

/// Buttons at the right end, the rightmost first; cuts their room off `bar`.
void right_button(Frame& frame, Rect& bar, const char* id, const char* label, const Command& command,
                  Icon icon = Icon::none, const char* key = "") {
    const float width = icon == Icon::none ? button_width(frame, label) : space::kControl;
    const Rect rect = bar.cut_right(width, kGap);
    button(frame, rect, {id, label, icon, ButtonStyle::plain, false, std::nullopt, key}, command);
}

/// What the buttons with words at the right end take.
float words_width(const Frame& frame, bool embed) {
    return button_width(frame, "Open") + button_width(frame, "Share") + 2 * kGap +
           (embed ? button_width(frame, "Embed") + kGap : 0.0f);
}

/// The header without its margins.
Rect bar_of(const Layout& layout) {
    const float side = layout.kind == LayoutKind::phone ? 14.0f : space::kMargin;
    return layout.header.inset(side, (layout.header.h - space::kControl) / 2);
}

/// `named`: with the name beside the mark.
void brand(Frame& frame, Rect bar, bool named) {
    const Palette& colours = frame.colours;
    draw_mark(frame.paint, {bar.x, bar.centre().y - 11}, 22, colours.goal, colours.pieces[1], colours.pieces[2]);
    if (named) frame.paint.text({bar.x + 31, bar.centre().y}, type::kBrand, colours.ink, "Shunt");
    frame.label("brand", "heading", {bar.x, bar.y, 90, bar.h}, "Shunt");
}

}  // namespace

Rect header_undo_place(const Frame& frame, const Layout& layout) {
    constexpr float kFinger = 44;
    const Rect bar = bar_of(layout);
    return {bar.right() - words_width(frame, false) - kUndoWidth, bar.centre().y - kFinger / 2, kUndoWidth, kFinger};
}

void header_panel(Frame& frame, const ViewState& view, const Layout& layout) {
    const Rect header = layout.header;
    frame.paint.rect(header, frame.colours.card);
    frame.paint.line({header.x, header.bottom() - 1}, {header.right(), header.bottom() - 1}, frame.colours.line);
    Rect bar = bar_of(layout);
    const bool phone = layout.kind == LayoutKind::phone;
    const bool undo = phone && view.task == kBuildTask;
    const bool embed = layout.kind == LayoutKind::desktop || (phone && !undo && header.w >= kEmbedPhone);
    const float room = bar.w - words_width(frame, embed) - 2 * (space::kControl + kGap);
    const bool named = phone ? header.w >= kRoomyPhone : room - kBrand >= least_tabs_width(frame);
    brand(frame, bar, named);
    if (!phone) {
        const float mark = named ? kBrand : kMark;
        task_tabs(frame, view, {bar.x + mark, bar.y, room - mark, bar.h});
    }
    // Drawn from the right, so the mirror lists them in this order too; Tab follows it.
    const char* theme = view.dark ? "Light theme" : "Dark theme";
    using Request = Outbox::Request;
    if (!undo) {
        right_button(frame, bar, "theme", theme, command::SetDark{!view.dark, true}, Icon::theme);
        right_button(frame, bar, "help", "Help", command::AskPage{Request::help}, Icon::help, "?");
    }
    if (embed) right_button(frame, bar, "embed", "Embed", command::AskPage{Request::embed_dialog});
    right_button(frame, bar, "share", "Share", command::AskPage{Request::share});
    right_button(frame, bar, "open", "Open", command::AskPage{Request::open_dialog});
}

}  // namespace shunt::ui
