// What the tile lab offers beside sliding tiles.
#pragma once

#include "ui/commands/tiles.hpp"
#include "ui/deeds/deed.hpp"

namespace shunt::ui {

[[nodiscard]] inline bool can_undo_tile(const TileLab& lab) { return lab.can_undo(); }
[[nodiscard]] inline bool can_redo_tile(const TileLab& lab) { return lab.can_redo(); }
[[nodiscard]] inline bool can_restart(const TileLab& lab) { return lab.board() != lab.begun().board; }
[[nodiscard]] inline bool can_hint_tile(const AppModel& model) {
    const TileLab& lab = model.tiles();
    return !lab.solved() && lab.obstacle().empty() && lab.job(model.jobs()) == nullptr;
}

inline constexpr std::array kTileHistory{
    undo_deed<TileLab>("tile.undo", kDo<command::UndoTile>, can_undo_tile),
    redo_deed<TileLab>("tile.redo", kDo<command::RedoTile>, can_redo_tile),
    Deed<TileLab>{
        "tile.restart", Phrase("Reset to the start"), Icon::reset, {}, {}, kDo<command::RestartTiles>, can_restart}};

/// The next step of a shortest solution.
inline constexpr Deed<AppModel> kTileHint{"tile.hint",  Phrase("Hint"), Icon::none, "H", {}, kDo<command::TakeTileHint>,
                                          can_hint_tile};

/// While there is a solution.
inline constexpr std::array kTilePlayer{key_deed<TileLab>("Space", {}, kDo<command::ToggleTilePlayer>)};

}  // namespace shunt::ui
