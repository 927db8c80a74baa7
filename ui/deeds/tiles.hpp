// What the tile lab offers beside sliding tiles.
#pragma once

#include "ui/commands/tiles.hpp"
#include "ui/deeds/deed.hpp"

namespace shunt::ui {

inline constexpr std::array kTileHistory{
    undo_deed<TileLab>("tile.undo", kDo<command::UndoTile>, [](const TileLab& lab) { return lab.can_undo(); }),
    redo_deed<TileLab>("tile.redo", kDo<command::RedoTile>, [](const TileLab& lab) { return lab.can_redo(); }),
    Deed<TileLab>{.id = "tile.restart",
                  .label = Phrase("Reset to the start"),
                  .icon = Icon::reset,
                  .command = kDo<command::RestartTiles>,
                  .enabled = [](const TileLab& lab) { return lab.board() != lab.begun().board; }}};

/// The next step of a shortest solution.
inline constexpr Deed<AppModel> kTileHint{.id = "tile.hint",
                                          .label = Phrase("Hint"),
                                          .keys = "H",
                                          .command = kDo<command::TakeTileHint>,
                                          .enabled = [](const AppModel& model) {
                                              const TileLab& lab = model.tiles();
                                              return !lab.solved() && lab.obstacle().empty() &&
                                                     lab.job(model.jobs()) == nullptr;
                                          }};

/// While there is a solution.
inline constexpr std::array kTilePlayer{Deed<TileLab>{.keys = "Space", .command = kDo<command::ToggleTilePlayer>}};

}  // namespace shunt::ui
