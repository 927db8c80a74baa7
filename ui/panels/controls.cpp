#include "ui/panels/controls.hpp"

#include "ui/widgets/button.hpp"
#include "ui/widgets/transport.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

constexpr float kGap = 10;

bool icon_button(Frame& frame, Rect& row, const char* id, const char* label, Icon icon, bool disabled) {
    return button(frame, row.cut_left(space::kControl, kGap),
                  {id, label, icon, ButtonStyle::plain, disabled, std::nullopt});
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

}  // namespace

void player_row(Frame& frame, AppModel& model, Rect row) {
    const Player& player = model.player();
    Transport controls{"player", "move", "", player.solution().has_value()};
    controls.whole = length_text(static_cast<std::uint64_t>(player.playback().end()), model.metric());
    const TransportPress pressed = transport(frame, row, controls, player.playback());
    if (pressed.back) model.player_back();
    if (pressed.toggle) model.toggle_player();
    if (pressed.forward) model.player_forward();
    if (pressed.speed) model.next_speed();
    if (pressed.scrub) model.scrub(*pressed.scrub);
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
