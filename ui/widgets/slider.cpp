#include "ui/widgets/slider.hpp"

#include <algorithm>
#include <cmath>

namespace shunt::ui {

namespace {

constexpr float kKnob = 7;  // radius

void draw_slider(Frame& frame, Rect track, const Slider& slider, const Press& state) {
    const float part = slider.max > 0 ? static_cast<float>(slider.value) / static_cast<float>(slider.max) : 0;
    const Vec knob{track.x + track.w * part, track.centre().y};
    const float radius = state.held || state.hovered ? kKnob + 1 : kKnob;
    const Colour colour = slider.disabled ? frame.colours.line : frame.colours.accent;
    frame.paint.rect(track, frame.colours.line, 3);
    if (part > 0) frame.paint.rect({track.x, track.y, knob.x - track.x, track.h}, colour, 3);
    frame.paint.disc(knob, radius, frame.colours.card);
    frame.paint.ring(knob, radius, colour, 2);
}

}  // namespace

void slider(Frame& frame, Rect rect, const Slider& slider) {
    Widget widget;
    widget.id = slider.id;
    widget.role = "slider";
    widget.label = slider.label;
    widget.rect = rect;
    widget.disabled = slider.disabled;
    widget.value = slider.value;
    widget.max = slider.max;
    widget.value_text = slider.value_text;
    Actions actions;
    actions.set = slider.set;
    const Press state = press(frame, std::move(widget), std::move(actions));

    const Rect track{rect.x + kKnob, rect.centre().y - 3, std::max(rect.w - 2 * kKnob, 1.0f), 6};
    draw_slider(frame, track, slider, state);
    if (!state.held || slider.max <= 0) return;
    frame.touch_taken = true;
    const float at = std::clamp((frame.pointer.x - track.x) / track.w, 0.0f, 1.0f);
    const int value = static_cast<int>(std::lround(at * static_cast<float>(slider.max)));
    if (value != slider.value) frame.commands.push(slider.set(value));
}

}  // namespace shunt::ui
