#include "ui/panels/controls.hpp"

#include "ui/model/length_text.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/slider.hpp"

namespace shunt::ui {

namespace {

constexpr float kGap = 10;

bool icon_button(Frame& frame, Rect& row, const char* id, const char* label, Icon icon, bool disabled,
                 ButtonStyle style = ButtonStyle::plain) {
    return button(frame, row.cut_left(space::kControl, kGap), {id, label, icon, style, disabled, std::nullopt});
}

void history_buttons(Frame& frame, AppModel& model, Rect& row) {
    const bool own = model.showing() == Showing::play;
    if (icon_button(frame, row, "undo", "Undo", Icon::undo, own && !model.session().can_undo())) model.undo();
    if (icon_button(frame, row, "redo", "Redo", Icon::redo, !own || !model.session().can_redo())) model.redo();
    if (icon_button(frame, row, "reset", "Reset to the start", Icon::reset, own && model.session().at_start()))
        model.reset();
}

bool hint_disabled(const AppModel& model) {
    return model.puzzle().goals().empty() || model.solved() || model.solver().busy();
}

void speed_button(Frame& frame, AppModel& model, Rect rect) {
    const double speed = model.player().speed();
    const std::string label = speed < 1 ? "0.5×" : fixed(speed, 0) + "×";
    Widget widget;
    widget.id = "player.speed";
    widget.label = "Speed " + label;
    widget.rect = rect;
    const Press state = press(frame, std::move(widget));
    if (state.hovered) frame.paint.rect(rect, faded(frame.colours.ink, 0.05f), space::kRadius);
    frame.paint.text(rect.centre(), type::kSmallMedium, frame.colours.quiet, label, Align::centre);
    if (state.clicked) model.next_speed();
}

void scrubber(Frame& frame, AppModel& model, Rect rect) {
    const Player& player = model.player();
    Slider slider_of;
    slider_of.id = "player.scrub";
    slider_of.label = "Step of the solution";
    slider_of.value = player.step();
    slider_of.max = player.solution() ? player.solution()->length() : 0;
    slider_of.disabled = !player.solution();
    slider_of.value_text = std::to_string(slider_of.value) + " of " +
                           length_text(static_cast<std::uint64_t>(slider_of.max), model.metric());
    if (const auto step = slider(frame, rect, slider_of)) model.scrub(*step);
}

void transport_buttons(Frame& frame, AppModel& model, Rect& row) {
    const Player& player = model.player();
    const bool none = !player.solution();
    if (icon_button(frame, row, "player.back", "One move back", Icon::back, none || player.step() == 0))
        model.player_back();
    const Icon icon = player.playing() ? Icon::pause : Icon::play;
    const char* label = player.playing() ? "Pause" : "Play the solution";
    if (icon_button(frame, row, "player.play", label, icon, none, ButtonStyle::primary)) model.toggle_player();
    const bool at_end = none || player.step() == player.solution()->length();
    if (icon_button(frame, row, "player.forward", "One move on", Icon::forward, at_end)) model.player_forward();
}

}  // namespace

void player_row(Frame& frame, AppModel& model, Rect row) {
    constexpr float kSpeed = 34;
    constexpr float kLeastScrubber = 90;
    const Player& player = model.player();
    transport_buttons(frame, model, row);
    const int length = player.solution() ? player.solution()->length() : 0;
    const std::string longest = std::to_string(length) + " / " + std::to_string(length);
    const float count = length == 0 ? 0 : frame.paint.width(type::kBody, longest) + 18;
    // In a narrow row the scrubber matters more than speed and count.
    if (row.w - count - kSpeed >= kLeastScrubber) speed_button(frame, model, row.cut_right(kSpeed, 2));
    if (length > 0 && row.w - count >= kLeastScrubber) {
        const Rect text = row.cut_right(count);
        const std::string label = std::to_string(player.step()) + " / " + std::to_string(length);
        frame.paint.text({text.right(), text.centre().y}, type::kBody, frame.colours.quiet, label, Align::right);
    }
    scrubber(frame, model, row);
}

void sample_row(Frame& frame, AppModel& model, Rect row) {
    const Sample& sample = *model.census().sample;
    const bool only = sample.kept <= 1;
    if (icon_button(frame, row, "sample.previous", "Previous position of this depth", Icon::previous, only))
        model.next_sample(-1);
    if (icon_button(frame, row, "sample.next", "Next position of this depth", Icon::next, only))
        return model.next_sample(1);
    const Rect play = row.cut_left(button_width(frame, "Play from here"), kGap);
    const Rect back = row.cut_left(std::min(row.w, button_width(frame, "Back to my game")), kGap);
    const bool adopt =
        button(frame, play, {"sample.play", "Play from here", Icon::none, ButtonStyle::primary, false, std::nullopt});
    const bool close =
        button(frame, back, {"sample.close", "Back to my game", Icon::none, ButtonStyle::plain, false, std::nullopt});
    if (adopt)
        model.play_from_sample();
    else if (close)
        model.return_to_play();
}

void controls_panel(Frame& frame, AppModel& model, Rect row) {
    if (model.showing() == Showing::sample) return sample_row(frame, model, row);
    history_buttons(frame, model, row);
    const Rect hint = row.cut_left(button_width(frame, "Hint"), 20);
    if (button(frame, hint, {"hint", "Hint", Icon::none, ButtonStyle::plain, hint_disabled(model), std::nullopt}))
        model.hint();
    // The player is held together in the right part, as wide as it is useful.
    const float wide = std::min(row.w, 430.0f);
    player_row(frame, model, row.cut_right(wide));
}

void action_row(Frame& frame, AppModel& model, Rect row) {
    if (model.showing() == Showing::sample) return sample_row(frame, model, row);
    history_buttons(frame, model, row);
    const Rect hint = row.cut_left((row.w - kGap) / 2, kGap);
    if (button(frame, hint, {"hint", "Hint", Icon::none, ButtonStyle::plain, hint_disabled(model), std::nullopt}))
        model.hint();
    const bool disabled = model.solver().busy() || model.puzzle().goals().empty();
    if (button(frame, row, {"solve", "Solve", Icon::none, ButtonStyle::primary, disabled, std::nullopt})) model.solve();
}

}  // namespace shunt::ui
