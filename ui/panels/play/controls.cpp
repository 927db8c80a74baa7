#include "ui/panels/play/controls.hpp"

#include <algorithm>
#include <utility>

#include "core/base/words.hpp"
#include "ui/deeds/explore.hpp"
#include "ui/deeds/play.hpp"
#include "ui/panels/cards/solve.hpp"
#include "ui/widgets/deed_button.hpp"
#include "ui/widgets/transport.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

constexpr float kControlsGap = 10;

/// Before there is anything to play.
void show_solution(Frame& frame, const Model& model, Rect row) {
    if (model.open.puzzle().goals().empty()) return;
    const char* label = say("Show solution");
    const bool asked = model.requests.asked(model.play.is_under_way() ? Purpose::here : Purpose::solve);
    button(frame, row.cut_right(button_width(frame, label)),
           {"player.show", label, Icon::none, ButtonStyle::plain, asked}, command::WatchSolution{});
}

constexpr Phrase kMakeIt("Make it");  // what is hinted

/// What leads on from a position of a depth, and back: as long as both have room.
std::pair<const char*, const char*> sample_words(const Frame& frame, float room) {
    const char* play = say("Play from here");
    for (const char* back : {say("Back to my game"), say("Back")})
        if (button_width(frame, play) + button_width(frame, back) <= room) return {play, back};
    return {say("Play"), say("Back")};
}

void hint_button(Frame& frame, const Model& model, Rect rect) {
    Button made = button_of(kHint, model);
    if (model.play.shown_hint() != nullptr) made.label = say(kMakeIt);
    button(frame, rect, made, kHint.command(model));
}

}  // namespace

void player_row(Frame& frame, const Model& model, Rect row) {
    const Player& player = model.player;
    if (player.solution() == nullptr) return show_solution(frame, model, row);
    Transport controls{"player", say("move"), ""};
    controls.left = model.play.showing() == Showing::play && player.step() > 0;
    controls.whole = length_text(static_cast<std::uint64_t>(player.playback().end()), model.open.metric());
    controls.toggle = kPlayPlayer.front().command(model);
    controls.key = kPlayPlayer.front().told_key();
    controls.back = command::PlayerBack{};
    controls.forward = command::PlayerForward{};
    controls.speed = command::PlayerSpeed{};
    controls.scrub = [](int step) -> Command { return command::ScrubPlayer{step}; };
    transport(frame, row, controls, player.playback());
}

void sample_row(Frame& frame, const Model& model, Rect row) {
    deed_icons(frame, row, kPositionSteps, model);
    const auto [from_here, to_game] = sample_words(frame, row.w - kControlsGap);
    const Rect play = row.cut_left(button_width(frame, from_here), kControlsGap);
    const Rect back = row.cut_left(std::min(row.w, button_width(frame, to_game)), kControlsGap);
    button(frame, play, {"sample.play", from_here, Icon::none, ButtonStyle::primary}, command::PlayFromSample{});
    button(frame, back, {"sample.close", to_game}, command::ReturnToPlay{});
}

void controls_panel(Frame& frame, const Model& model, Rect row) {
    if (model.play.showing() == Showing::sample) return sample_row(frame, model, row);
    deed_icons(frame, row, kPlayHistory, model);
    hint_button(frame, model, row.cut_left(button_width(frame, say(kMakeIt)), 20));
    // The player is held together in the right part, as wide as it is useful.
    const float wide = std::min(row.w, 430.0f);
    player_row(frame, model, row.cut_right(wide));
}

void action_row(Frame& frame, const Model& model, Rect row, bool solve) {
    if (model.play.showing() == Showing::sample) return sample_row(frame, model, row);
    deed_icons(frame, row, kPlayHistory, model);
    hint_button(frame, model,
                row.cut_left(solve ? (row.w - kControlsGap) / 2 : button_width(frame, say(kMakeIt)), kControlsGap));
    if (solve) solve_button(frame, model, row);
}

}  // namespace shunt::ui
