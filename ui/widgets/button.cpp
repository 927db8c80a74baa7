#include "ui/widgets/button.hpp"

#include <cmath>

#include "core/base/words.hpp"
#include "ui/widgets/tooltip.hpp"

namespace shunt::ui {

namespace {

Colour ground(const Frame& frame, const Button& button, const Press& state) {
    const Palette& colours = frame.colours;
    const float strength = state.held ? 0.14f : state.hovered ? 0.07f : 0.0f;
    switch (button.style) {
        case ButtonStyle::primary:
            return mix(colours.accent, colours.ink, strength);
        case ButtonStyle::plain:
            return mix(colours.card, colours.ink, strength * 0.6f);
        case ButtonStyle::text:
        case ButtonStyle::danger:
            break;
    }
    return faded(colours.ink, strength * 0.6f);
}

Colour label_colour(const Palette& colours, const Button& button) {
    if (button.icon == Icon::bin) return colours.danger;
    switch (button.style) {
        case ButtonStyle::primary:
            return colours.on_accent;
        case ButtonStyle::danger:
            return colours.danger;
        case ButtonStyle::text:
            return colours.accent;
        case ButtonStyle::plain:
            break;
    }
    return colours.ink;
}

/// The name where only an icon is seen, and the key; empty when there is neither.
std::string hint_of(const Button& button) {
    const std::string name = button.icon == Icon::none ? "" : button.label;
    const std::string key(button.key);
    return name.empty() ? (key.empty() ? "" : say("Key: {key}", {{"key", key}}))
                        : name + (key.empty() ? "" : "  (" + key + ")");
}

}  // namespace

void button(Frame& frame, Rect rect, const Button& button, Command command) {
    Actions actions;
    actions.press = std::move(command);
    ui::button(frame, rect, button, std::move(actions));
}

void icon_button(Frame& frame, Rect& row, const Button& button, Command command) {
    constexpr float kGap = 10;
    ui::button(frame, row.cut_left(space::kControl, kGap), button, std::move(command));
}

void button(Frame& frame, Rect rect, const Button& button, Actions actions) {
    Widget widget;
    widget.id = button.id;
    widget.label = button.label;
    widget.rect = rect;
    widget.disabled = button.disabled;
    widget.pressed = button.pressed;
    widget.key = button.key;
    const Press state = press(frame, std::move(widget), std::move(actions));
    if (state.hovered) rest_tooltip(frame, button.id, rect, hint_of(button));
    const float opacity = button.disabled ? 0.38f : 1.0f;
    frame.paint.rect(rect, faded(ground(frame, button, state), button.style == ButtonStyle::plain ? 1.0f : opacity),
                     space::kRadius);
    if (button.style == ButtonStyle::plain) frame.paint.border(rect, frame.colours.line, space::kRadius);
    // Strokes of an icon overlap, so a disabled one is mixed rather than made transparent.
    const Colour full = label_colour(frame.colours, button);
    const Colour under = button.style == ButtonStyle::primary ? mix(frame.colours.page, frame.colours.accent, opacity)
                                                              : frame.colours.card;
    const Colour colour = mix(under, full, button.disabled ? opacity + 0.1f : 1.0f);
    if (button.icon != Icon::none) {
        draw_icon(frame.paint, button.icon, rect.centre(), 16, colour);
    } else {
        const TextStyle style = button.style == ButtonStyle::plain ? type::kMedium : type::kStrong;
        const Vec middle = rect.centre();
        const std::string_view seen = button.cut.empty() ? std::string_view(button.label) : button.cut;
        frame.paint.text({middle.x + button.indent / 2, middle.y}, style, colour, seen, Align::centre);
    }
}

float button_width(const Frame& frame, std::string_view label) {
    return std::round(frame.paint.width(type::kStrong, label)) + 30;
}

}  // namespace shunt::ui
