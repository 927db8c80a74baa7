// What Play offers beside moving pieces.
#pragma once

#include "ui/commands/play.hpp"
#include "ui/deeds/deed.hpp"
#include "ui/model/model.hpp"

namespace shunt::ui {

[[nodiscard]] inline bool can_hint(const Model& model) {
    return !model.open.puzzle().goals().empty() && !model.play.solved() && !model.requests.asked(Purpose::hint);
}
/// What is not the user's own play is left by the first press.
[[nodiscard]] inline bool can_undo_move(const Model& model) {
    return model.play.showing() != Showing::play || model.play.session().can_undo();
}
[[nodiscard]] inline bool can_redo_move(const Model& model) {
    return model.play.showing() == Showing::play && model.play.session().can_redo();
}
[[nodiscard]] inline bool can_reset(const Model& model) {
    return model.play.showing() != Showing::play || !model.play.session().at_start();
}

/// The next step of a shortest solution.
inline constexpr Deed<Model> kHint{
    "hint", Phrase("Hint"), Icon::none, "H", Help("hint; again: make the move"), kDo<command::TakeHint>, can_hint};

/// The buttons under the board, as long as it shows no position of a depth.
inline constexpr std::array kPlayHistory{
    undo_deed<Model>("undo", kDo<command::Undo>, can_undo_move),
    redo_deed<Model>("redo", kDo<command::Redo>, can_redo_move),
    Deed<Model>{"reset", Phrase("Reset to the start"), Icon::reset, "R", Help("back to the start; undo leads back"),
                kDo<command::Reset>, can_reset}};

/// While there is a solution.
inline constexpr std::array kPlayPlayer{
    key_deed<Model>("Space", Help("play or stop the solution"), kDo<command::TogglePlayer>)};

}  // namespace shunt::ui
