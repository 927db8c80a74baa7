#include "ui/panels/play/controls.hpp"

#include <algorithm>
#include <utility>

#include "core/base/words.hpp"
#include "ui/panels/play/solve.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/transport.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

constexpr float kControlsGap = 10;

void history_buttons(Frame& frame, const AppModel& model, Rect& row) {
    const bool own = model.showing() == Showing::play;
    icon_button(
        frame, row,
        {"undo", say("Undo"), Icon::undo, ButtonStyle::plain, own && !model.session().can_undo(), std::nullopt, "Z"},
        command::Undo{});
    icon_button(
        frame, row,
        {"redo", say("Redo"), Icon::redo, ButtonStyle::plain, !own || !model.session().can_redo(), std::nullopt, "Y"},
        command::Redo{});
    icon_button(frame, row,
                {"reset", say("Reset to the start"), Icon::reset, ButtonStyle::plain, own && model.session().at_start(),
                 std::nullopt},
                command::Reset{});
}

bool hint_disabled(const AppModel& model) {
    return model.puzzle().goals().empty() || model.solved() || model.asked(Purpose::hint);
}

/// Before there is anything to play.
void show_solution(Frame& frame, const AppModel& model, Rect row) {
    if (model.puzzle().goals().empty()) return;
    const char* label = say("Show solution");
    const bool asked = model.asked(model.is_under_way() ? Purpose::here : Purpose::solve);
    button(frame, row.cut_right(button_width(frame, label)),
           {"player.show", label, Icon::none, ButtonStyle::plain, asked, {}}, command::WatchSolution{});
}

constexpr Phrase kMakeIt("Make it");  // what is hinted

/// What leads on from a position of a depth, and back: as long as both have room.
std::pair<const char*, const char*> sample_words(const Frame& frame, float room) {
    const char* play = say("Play from here");
    for (const char* back : {say("Back to my game"), say("Back")})
        if (button_width(frame, play) + button_width(frame, back) <= room) return {play, back};
    return {say("Play"), say("Back")};
}

void hint_button(Frame& frame, const AppModel& model, Rect rect) {
    const char* label = model.shown_hint() != nullptr ? say(kMakeIt) : say("Hint");
    button(frame, rect, {"hint", label, Icon::none, ButtonStyle::plain, hint_disabled(model), std::nullopt, "H"},
           command::TakeHint{});
}

}  // namespace

void player_row(Frame& frame, const AppModel& model, Rect row) {
    const Player& player = model.player();
    if (player.solution() == nullptr) return show_solution(frame, model, row);
    Transport controls{"player", say("move"), ""};
    controls.left = model.showing() == Showing::play && player.step() > 0;
    controls.whole = length_text(static_cast<std::uint64_t>(player.playback().end()), model.metric());
    controls.toggle = command::TogglePlayer{};
    controls.key = "Space";
    controls.back = command::PlayerBack{};
    controls.forward = command::PlayerForward{};
    controls.speed = command::PlayerSpeed{};
    controls.scrub = [](int step) -> Command { return command::ScrubPlayer{step}; };
    transport(frame, row, controls, player.playback());
}

void sample_row(Frame& frame, const AppModel& model, Rect row) {
    const Sample& sample = *model.sample();
    const bool only = sample.total <= 1;
    icon_button(frame, row,
                {"sample.previous", say("Previous position of this depth"), Icon::previous, ButtonStyle::plain, only,
                 std::nullopt},
                command::NextSample{-1});
    icon_button(frame, row,
                {"sample.next", say("Next position of this depth"), Icon::next, ButtonStyle::plain, only, std::nullopt},
                command::NextSample{1});
    const auto [from_here, to_game] = sample_words(frame, row.w - kControlsGap);
    const Rect play = row.cut_left(button_width(frame, from_here), kControlsGap);
    const Rect back = row.cut_left(std::min(row.w, button_width(frame, to_game)), kControlsGap);
    button(frame, play, {"sample.play", from_here, Icon::none, ButtonStyle::primary, false, std::nullopt},
           command::PlayFromSample{});
    button(frame, back, {"sample.close", to_game, Icon::none, ButtonStyle::plain, false, std::nullopt},
           command::ReturnToPlay{});
}

void controls_panel(Frame& frame, const AppModel& model, Rect row) {
    if (model.showing() == Showing::sample) return sample_row(frame, model, row);
    history_buttons(frame, model, row);
    hint_button(frame, model, row.cut_left(button_width(frame, say(kMakeIt)), 20));
    // The player is held together in the right part, as wide as it is useful.
    const float wide = std::min(row.w, 430.0f);
    player_row(frame, model, row.cut_right(wide));
}

void action_row(Frame& frame, const AppModel& model, Rect row, bool solve) {
    if (model.showing() == Showing::sample) return sample_row(frame, model, row);
    history_buttons(frame, model, row);
    hint_button(frame, model,
                row.cut_left(solve ? (row.w - kControlsGap) / 2 : button_width(frame, say(kMakeIt)), kControlsGap));
    if (solve) solve_button(frame, model, row);
}

}  // namespace shunt::ui
