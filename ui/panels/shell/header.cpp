#include "ui/panels/shell/header.hpp"

#include <vector>

#include "core/base/words.hpp"
#include "ui/deeds/shell.hpp"
#include "ui/panels/shell/tasks.hpp"
#include "ui/widgets/deed_button.hpp"
#include "ui/widgets/press.hpp"
#include "ui/widgets/tooltip.hpp"

namespace shunt::ui {

namespace {

constexpr float kBrand = 98;
constexpr float kMark = 36;         // of it without the name
constexpr float kEmbedPhone = 480;  // of a phone's width: below, Embed is left to wider windows

/// Which of the buttons there is room for.
struct EndButtons {
    bool embed = false;
    bool any = true;
    bool language = true;  ///< else it is among those of "More"
};

using HeaderDeeds = std::vector<const Deed<ViewState>*>;

/// The buttons at the right end, in the order in which they stand there, which is that of the mirror and of Tab.
HeaderDeeds end_buttons(const ViewState& view, EndButtons wanted) {
    if (!wanted.any) return {};
    HeaderDeeds buttons{&kOpen, &kShare};
    if (wanted.embed) buttons.push_back(&kEmbed);
    buttons.push_back(&kHelp);
    if (wanted.language) buttons.push_back(&kLanguage);
    buttons.push_back(&theme_deed(view));
    return buttons;
}

float width_of(const Frame& frame, const Deed<ViewState>& deed) {
    return deed.icon == Icon::none ? button_width(frame, say(deed.label)) : space::kControl;
}

/// Each behind a gap.
float width_of(const Frame& frame, const HeaderDeeds& buttons) {
    float width = 0;
    for (const Deed<ViewState>* deed : buttons) width += kHeaderGap + width_of(frame, *deed);
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
    button(frame, bar.cut_right(space::kFinger), {"menu", say("Menu"), Icon::dots, ButtonStyle::text},
           command::ShowSheet{next});
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
    const float least = phone ? 0 : least_tabs_width(frame, layout);
    HeaderDeeds buttons = end_buttons(view, {embed, !undo});
    if (bar.w - width_of(frame, buttons) - kMark < least) buttons = end_buttons(view, {embed, !undo, false});
    const float room = bar.w - width_of(frame, buttons);
    const Rect skip = current_task(view, layout.kind).board ? skip_link(frame, bar) : Rect{};
    const bool named = room - kBrand >= least;
    brand(frame, bar, named);
    if (!phone) {
        const float mark = named ? kBrand : kMark;
        task_tabs(frame, view, layout, {bar.x + mark, bar.y, room - mark, bar.h});
    }
    bar.cut_left(room);
    for (const Deed<ViewState>* deed : buttons) {
        bar.cut_left(kHeaderGap);
        deed_button(frame, bar.cut_left(width_of(frame, *deed)), *deed, view);
    }
    if (undo) menu_button(frame, view, header);
    if (skip.empty()) return;
    frame.paint.rect(skip, frame.colours.accent, space::kRadius);
    frame.paint.text(skip.centre(), type::kStrong, frame.colours.on_accent, skip_words(), Align::centre);
}

}  // namespace shunt::ui
