// What Play offers beside moving pieces.
#pragma once

#include "ui/commands/play.hpp"
#include "ui/deeds/deed.hpp"
#include "ui/model/app_model.hpp"

namespace shunt::ui {

[[nodiscard]] inline bool can_hint(const AppModel& model) {
    return !model.puzzle().goals().empty() && !model.solved() && !model.asked(Purpose::hint);
}
/// What is not the user's own play is left by the first press.
[[nodiscard]] inline bool can_undo_move(const AppModel& model) {
    return model.showing() != Showing::play || model.session().can_undo();
}
[[nodiscard]] inline bool can_redo_move(const AppModel& model) {
    return model.showing() == Showing::play && model.session().can_redo();
}
[[nodiscard]] inline bool can_reset(const AppModel& model) {
    return model.showing() != Showing::play || !model.session().at_start();
}

/// The next step of a shortest solution.
inline constexpr Deed<AppModel> kHint{
    "hint", Phrase("Hint"), Icon::none, "H", Help("hint; again: make the move"), kDo<command::TakeHint>, can_hint};

/// The buttons under the board, as long as it shows no position of a depth.
inline constexpr std::array kPlayHistory{
    undo_deed<AppModel>("undo", kDo<command::Undo>, can_undo_move),
    redo_deed<AppModel>("redo", kDo<command::Redo>, can_redo_move),
    Deed<AppModel>{"reset", Phrase("Reset to the start"), Icon::reset, "R", Help("back to the start; undo leads back"),
                   kDo<command::Reset>, can_reset}};

/// While there is a solution.
inline constexpr std::array kPlayPlayer{
    key_deed<AppModel>("Space", Help("play or stop the solution"), kDo<command::TogglePlayer>)};

}  // namespace shunt::ui
