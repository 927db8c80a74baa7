#include "ui/widgets/transport.hpp"

#include "core/base/readable.hpp"
#include "core/base/words.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/slider.hpp"

namespace shunt::ui {

namespace {

void speed_button(Frame& frame, const Transport& transport, double speed, Rect rect) {
    const std::string label = speed < 1 ? "0.5×" : fixed(speed, 0) + "×";
    Widget widget;
    widget.id = transport.prefix + ".speed";
    widget.label = say("Speed {factor}", {{"factor", label}});
    widget.rect = rect;
    const Press state = press(frame, std::move(widget), {transport.speed});
    if (state.hovered) frame.paint.rect(rect, faded(frame.colours.ink, 0.05f), space::kRadius);
    frame.paint.text(rect.centre(), type::kSmallMedium, frame.colours.quiet, label, Align::centre);
}

void scrubber(Frame& frame, const Transport& transport, const Playback& playback, Rect rect) {
    Slider slider_of;
    slider_of.id = transport.prefix + ".scrub";
    slider_of.label = say("Step of the solution");
    slider_of.value = playback.step();
    slider_of.max = playback.end();
    slider_of.disabled = !transport.loaded;
    const std::string step = std::to_string(slider_of.value);
    slider_of.value_text = transport.left
                               ? say("left at {step} of {length}", {{"step", step}, {"length", transport.whole}})
                               : say("{step} of {length}", {{"step", step}, {"length", transport.whole}});
    slider_of.set = transport.scrub;
    slider(frame, rect, slider_of);
}

void buttons(Frame& frame, Rect& row, const Transport& transport, const Playback& playback) {
    const bool none = !transport.loaded;
    const std::string& prefix = transport.prefix;
    const bool first = none || playback.step() == 0;
    const bool last = none || playback.step() == playback.end();
    const char* play = playback.playing() ? say("Pause") : say("Play the solution");
    const Icon icon = playback.playing() ? Icon::pause : Icon::play;
    const ButtonStyle style = transport.left ? ButtonStyle::plain : ButtonStyle::primary;
    icon_button(frame, row,
                {prefix + ".back",
                 say("One {step} back", {{"step", transport.one}}),
                 Icon::back,
                 ButtonStyle::plain,
                 first,
                 {}},
                transport.back);
    icon_button(frame, row, {prefix + ".play", play, icon, style, none, {}, transport.key}, transport.toggle);
    icon_button(frame, row,
                {prefix + ".forward",
                 say("One {step} on", {{"step", transport.one}}),
                 Icon::forward,
                 ButtonStyle::plain,
                 last,
                 {}},
                transport.forward);
}

}  // namespace

void transport(Frame& frame, Rect row, const Transport& transport, const Playback& playback) {
    constexpr float kSpeed = 34;
    constexpr float kLeastScrubber = 90;
    buttons(frame, row, transport, playback);
    const std::string end = std::to_string(playback.end());
    const std::string step = std::to_string(playback.step());
    const std::string label = transport.left ? say("left at {step}", {{"step", step}}) : step + " / " + end;
    const float widest = frame.paint.width(type::kBody, transport.left ? label : end + " / " + end);
    const float count = playback.end() == 0 ? 0 : widest + 18;
    // In a narrow row the scrubber matters more than speed and count.
    if (row.w - count - kSpeed >= kLeastScrubber)
        speed_button(frame, transport, playback.speed(), row.cut_right(kSpeed, 2));
    if (count > 0 && row.w - count >= kLeastScrubber) {
        const Rect text = row.cut_right(count);
        frame.paint.text({text.right(), text.centre().y}, type::kBody, frame.colours.quiet, label, Align::right);
    }
    scrubber(frame, transport, playback, row);
}

}  // namespace shunt::ui
