// What Play offers beside moving pieces.
#pragma once

#include "ui/commands/play.hpp"
#include "ui/deeds/deed.hpp"
#include "ui/model/app_model.hpp"

namespace shunt::ui {

/// The next step of a shortest solution.
inline constexpr Deed<AppModel> kHint{.id = "hint",
                                      .label = Phrase("Hint"),
                                      .keys = "H",
                                      .help = "hint; again: make the move",
                                      .command = kDo<command::TakeHint>,
                                      .enabled = [](const AppModel& model) {
                                          return !model.puzzle().goals().empty() && !model.solved() &&
                                                 !model.asked(Purpose::hint);
                                      }};

/// The buttons under the board, as long as it shows no position of a depth.
inline constexpr std::array kPlayHistory{
    undo_deed<AppModel>(
        "undo", kDo<command::Undo>,
        [](const AppModel& model) { return model.showing() != Showing::play || model.session().can_undo(); }),
    redo_deed<AppModel>(
        "redo", kDo<command::Redo>,
        [](const AppModel& model) { return model.showing() == Showing::play && model.session().can_redo(); }),
    Deed<AppModel>{.id = "reset",
                   .label = Phrase("Reset to the start"),
                   .icon = Icon::reset,
                   .keys = "R",
                   .help = "back to the start; undo leads back",
                   .command = kDo<command::Reset>,
                   .enabled = [](const AppModel& model) {
                       return model.showing() != Showing::play || !model.session().at_start();
                   }}};

/// While there is a solution.
inline constexpr std::array kPlayPlayer{
    Deed<AppModel>{.keys = "Space", .help = "play or stop the solution", .command = kDo<command::TogglePlayer>}};

}  // namespace shunt::ui
