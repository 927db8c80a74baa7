// What the N-puzzle offers beside sliding tiles.
#pragma once

#include "ui/commands/npuzzle.hpp"
#include "ui/deeds/deed.hpp"

namespace shunt::ui {

[[nodiscard]] inline bool can_undo_tile(const NPuzzle& lab) { return lab.can_undo(); }
[[nodiscard]] inline bool can_redo_tile(const NPuzzle& lab) { return lab.can_redo(); }
[[nodiscard]] inline bool can_restart(const NPuzzle& lab) { return lab.board() != lab.begun().board; }
[[nodiscard]] inline bool can_hint_tile(const Model& model) {
    const NPuzzle& lab = model.npuzzle.get();
    return !lab.solved() && lab.obstacle().empty() && lab.job() == nullptr;
}

inline constexpr std::array kTileHistory{
    undo_deed<NPuzzle>("npuzzle.undo", kDo<command::UndoTile>, can_undo_tile),
    redo_deed<NPuzzle>("npuzzle.redo", kDo<command::RedoTile>, can_redo_tile),
    Deed<NPuzzle>{
        "npuzzle.restart", Phrase("Reset to the start"), Icon::reset, {}, {}, kDo<command::RestartTiles>, can_restart}};

/// The next step of a shortest solution.
inline constexpr Deed<Model> kTileHint{"npuzzle.hint", Phrase("Hint"), Icon::none, "H", {}, kDo<command::TakeTileHint>,
                                       can_hint_tile};

/// While there is a solution.
inline constexpr std::array kTilePlayer{key_deed<NPuzzle>("Space", {}, kDo<command::ToggleTilePlayer>)};

}  // namespace shunt::ui
