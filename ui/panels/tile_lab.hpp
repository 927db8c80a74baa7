// The task "Tile lab": numbered unit tiles, their parity, shortest solutions. What it knows is ui/model/tile_lab.hpp.
//
//     wide window                                phone
//     ┌ setup ┐  heading                         heading, board, actions, player
//     │       │  board          ┌ solve ┐        ┌ solve ┐
//     ├ parity┤                 │       │        ├ parity┤
//     └───────┘  undo, player   └───────┘        └ setup ┘  scrolls
#pragma once

#include <string_view>

#include "ui/app/layout.hpp"
#include "ui/app/view_state.hpp"

namespace shunt::ui {

void desktop_tiles(Frame& frame, AppModel& model, ViewState& view, const Layout& layout);
void phone_tiles(Frame& frame, AppModel& model, ViewState& view, const Layout& layout);
/// Arrow keys slide tiles; z and y undo and redo, space plays the solution, Escape leaves it.
bool tile_lab_key(AppModel& model, std::string_view key, bool shift, bool ctrl);

}  // namespace shunt::ui
