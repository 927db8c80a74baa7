// What Tilings offers beside walls and pieces.
#pragma once

#include "ui/commands/tilings.hpp"
#include "ui/deeds/deed.hpp"

namespace shunt::ui {

[[nodiscard]] inline bool can_undo_tilings(const Tilings& tilings) { return tilings.can_undo(); }
[[nodiscard]] inline bool can_redo_tilings(const Tilings& tilings) { return tilings.can_redo(); }

inline constexpr std::array kTilingsHistory{
    undo_deed<Tilings>("tilings.undo", kDo<command::UndoTilings>, can_undo_tilings),
    redo_deed<Tilings>("tilings.redo", kDo<command::RedoTilings>, can_redo_tilings)};

}  // namespace shunt::ui
