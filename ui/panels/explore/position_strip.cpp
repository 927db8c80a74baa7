#include "ui/panels/explore/position_strip.hpp"

#include "ui/board/picture_paint.hpp"
#include "ui/widgets/press.hpp"

namespace shunt::ui {

namespace {

constexpr float kStripPicture = 72;
constexpr float kStripPitch = 96;

/// What is told of a position, and stands for choosing it; whether the pointer is over it.
bool strip_option(Frame& frame, const PositionStrip& strip, std::uint64_t number, std::string label, Rect place) {
    Widget widget;
    widget.id = strip.each + std::to_string(number);
    widget.group = strip.id;
    widget.role = "option";
    widget.label = std::move(label);
    widget.rect = place;
    widget.selected = strip.chosen == number;
    return press(frame, std::move(widget), {strip.choose(number)}).hovered;
}

void strip_picture(Frame& frame, const Model& model, const PositionStrip& strip, std::uint64_t number, Rect place) {
    const Rect view = frame.scroll != nullptr ? frame.scroll->view() : place;
    const bool in_sight = place.right() >= view.x && place.x <= view.right();
    const bool chosen = strip.chosen == number;
    PositionWords words = strip.words(number, in_sight);
    const bool hovered = strip_option(frame, strip, number, std::move(words.label), place);
    if (!in_sight) return;
    const Rect picture{place.x + (place.w - kStripPicture) / 2, place.y + 4, kStripPicture, kStripPicture};
    if (chosen || hovered)
        frame.paint.border(picture.inset(-3), chosen ? frame.colours.accent : frame.colours.line, space::kRadius, 2);
    draw_thumbnail(frame, model.open.puzzle(), strip.position(number),
                   frame.memory.colours(model.play.session().entry_ptr()), picture);
    if (place.x < view.x || place.right() > view.right()) return;  // no half of a number
    frame.paint.text({picture.centre().x, picture.bottom() + 16}, chosen ? type::kSmallStrong : type::kSmall,
                     chosen ? frame.colours.ink : frame.colours.quiet,
                     frame.paint.fitted(type::kSmall, words.below, place.w), Align::centre);
}

}  // namespace

void position_strip(Frame& frame, const Model& model, const PositionStrip& strip, Rect area) {
    frame.label(strip.id, "listbox", area, strip.label);
    ScrollArea& scroll = frame.memory.strip_scroll;
    const Rect content = scroll.begin(frame, area);
    Rect place{content.x, content.y, kStripPitch, area.h};
    for (std::uint64_t at = 0; at < strip.count; ++at, place.x += kStripPitch) {
        const std::uint64_t number = strip.from + at;
        strip_picture(frame, model, strip, number, place);
        if (strip.chosen != number || frame.memory.strip_shown == std::pair(strip.list, number)) continue;
        frame.memory.strip_shown = {strip.list, number};
        scroll.reveal_inside(place);
        frame.again = true;
    }
    scroll.end(frame, kStripPitch * static_cast<float>(strip.count));
}

}  // namespace shunt::ui
