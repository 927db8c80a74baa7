// The board of Tilings: a tiling of it, or its walls, which are painted with the mouse, tapped, or made where the cell cursor is.
#pragma once

#include "ui/panels/panel.hpp"

namespace shunt::ui {

void tiling_board(Frame& frame, const AppModel& model, Rect area);
/// What a key means while the board has the focus.
[[nodiscard]] std::optional<Command> tiling_key(const AppModel& model, std::string_view key, bool shift, bool ctrl);

}  // namespace shunt::ui
