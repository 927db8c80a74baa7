#include "ui/panels/shell/header.hpp"

#include <vector>

#include "core/base/words.hpp"
#include "ui/panels/shell/tasks.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/press.hpp"
#include "ui/widgets/tooltip.hpp"

namespace shunt::ui {

namespace {

constexpr float kBrand = 98;
constexpr float kMark = 36;         // of it without the name
constexpr float kEmbedPhone = 480;  // of a phone's width: below, Embed is left to wider windows

struct HeaderButton {
    const char* id;
    const char* label;
    Command command;
    Icon icon = Icon::none;
    const char* key = "";
};

/// Which of the buttons there is room for.
struct EndButtons {
    bool embed = false;
    bool any = true;
};

/// The buttons at the right end, in the order in which they stand there, which is that of the mirror and of Tab.
std::vector<HeaderButton> end_buttons(const ViewState& view, EndButtons wanted) {
    using Request = Outbox::Request;
    if (!wanted.any) return {};
    std::vector<HeaderButton> buttons{{"open", say("Open"), command::AskPage{Request::open_dialog}},
                                      {"share", say("Share"), command::AskPage{Request::share}}};
    if (wanted.embed) buttons.push_back({"embed", say("Embed"), command::AskPage{Request::embed_dialog}});
    buttons.push_back({"help", say("Help"), command::AskPage{Request::help}, Icon::help, "?"});
    buttons.push_back({"language", say("Language"), command::AskPage{Request::language}, Icon::language});
    buttons.push_back(
        {"theme", view.dark ? say("Light theme") : say("Dark theme"), command::SetDark{!view.dark, true}, Icon::theme});
    return buttons;
}

float width_of(const Frame& frame, const HeaderButton& button) {
    return button.icon == Icon::none ? button_width(frame, button.label) : space::kControl;
}

/// Each behind a gap.
float width_of(const Frame& frame, const std::vector<HeaderButton>& buttons) {
    float width = 0;
    for (const HeaderButton& button : buttons) width += kHeaderGap + width_of(frame, button);
    return width;
}

const char* skip_words() { return say("Skip to the board"); }

/// The first stop of Tab leads past tabs and library to the board. Seen only while it has the focus, on top of everything else.
Rect skip_link(Frame& frame, Rect bar) {
    const bool seen = frame.focused == "skip";
    Widget widget;
    widget.id = "skip";
    widget.label = skip_words();
    widget.rect = {bar.x, bar.y, seen ? button_width(frame, skip_words()) : kMark, bar.h};
    mirror(frame, widget, {command::Focus{"board"}});
    return seen ? widget.rect : Rect{};
}

/// The header without its margins.
Rect bar_of(const Layout& layout) {
    const float side = layout.kind == LayoutKind::phone ? kPhoneSide : space::kMargin;
    return layout.header.inset(side, (layout.header.h - space::kControl) / 2);
}

/// The link to the start. `named`: with the name beside the mark.
void brand(Frame& frame, Rect bar, bool named) {
    constexpr float kBefore = 8;  // its ground begins so far left of the mark
    const Palette& colours = frame.colours;
    Widget widget;
    widget.id = "brand";
    widget.role = "link";
    widget.label = say("Shunt, to the start");
    widget.rect = {bar.x - kBefore, bar.y, kBefore + (named ? kBrand - kHeaderGap : kMark), bar.h};
    const Rect rect = widget.rect;
    const Press state = press(frame, std::move(widget), {command::GoToStart{}});
    if (state.hovered) rest_tooltip(frame, "brand", rect, say("To the start"));
    if (state.hovered) frame.paint.rect(rect, faded(colours.ink, 0.05f), space::kRadius);
    draw_mark(frame.paint, {bar.x, bar.centre().y - 11}, 22, colours.goal, colours.pieces[1], colours.pieces[2]);
    if (named) frame.paint.text({bar.x + 31, bar.centre().y}, type::kBrand, colours.ink, "Shunt");
}

/// Where undo and redo have the place of the other buttons: what leads to these.
void menu_button(Frame& frame, const ViewState& view, Rect header) {
    const Sheet next = view.sheet == Sheet::more ? Sheet::none : Sheet::more;
    Rect bar = header.inset(kPhoneSide, (header.h - space::kFinger) / 2);
    button(frame, bar.cut_right(space::kFinger),
           {"menu", say("Menu"), Icon::dots, ButtonStyle::text, false, std::nullopt}, command::ShowSheet{next});
}

}  // namespace

void header_panel(Frame& frame, const ViewState& view, const Layout& layout) {
    const Rect header = layout.header;
    frame.paint.rect(header, frame.colours.card);
    frame.paint.line({header.x, header.bottom() - 1}, {header.right(), header.bottom() - 1}, frame.colours.line);
    Rect bar = bar_of(layout);
    const bool phone = layout.kind == LayoutKind::phone;
    const bool undo = phone && view.task == kBuildTask;
    const bool embed = layout.kind == LayoutKind::desktop || (phone && !undo && header.w >= kEmbedPhone);
    const std::vector<HeaderButton> buttons = end_buttons(view, {embed, !undo});
    const float room = bar.w - width_of(frame, buttons);
    const Rect skip = current_task(view, layout.kind).board ? skip_link(frame, bar) : Rect{};
    const bool named = room - kBrand >= (phone ? 0 : least_tabs_width(frame, layout));
    brand(frame, bar, named);
    if (!phone) {
        const float mark = named ? kBrand : kMark;
        task_tabs(frame, view, layout, {bar.x + mark, bar.y, room - mark, bar.h});
    }
    bar.cut_left(room);
    for (const HeaderButton& each : buttons) {
        bar.cut_left(kHeaderGap);
        button(frame, bar.cut_left(width_of(frame, each)),
               {each.id, each.label, each.icon, ButtonStyle::plain, false, std::nullopt, each.key}, each.command);
    }
    if (undo) menu_button(frame, view, header);
    if (skip.empty()) return;
    frame.paint.rect(skip, frame.colours.accent, space::kRadius);
    frame.paint.text(skip.centre(), type::kStrong, frame.colours.on_accent, skip_words(), Align::centre);
}

}  // namespace shunt::ui
