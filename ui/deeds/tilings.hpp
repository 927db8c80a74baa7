// What Tilings offers beside walls and pieces.
#pragma once

#include "ui/commands/tilings.hpp"
#include "ui/deeds/deed.hpp"

namespace shunt::ui {

inline constexpr std::array kTilingsHistory{
    undo_deed<Tilings>("tilings.undo", kDo<command::UndoTilings>,
                       [](const Tilings& tilings) { return tilings.can_undo(); }),
    redo_deed<Tilings>("tilings.redo", kDo<command::RedoTilings>,
                       [](const Tilings& tilings) { return tilings.can_redo(); })};

}  // namespace shunt::ui
