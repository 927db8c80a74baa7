// The task "15-puzzle": numbered unit tiles, their parity, shortest solutions. What it knows is ui/model/npuzzle.hpp.
//
//     wide window                                phone
//     ┌ setup ┐  heading                         heading, board, actions, player
//     │       │  board          ┌ solve ┐        ┌ solve ┐
//     ├ parity┤                 │       │        ├ parity┤
//     └───────┘  undo, player   └───────┘        └ setup ┘  scrolls
#pragma once

#include <string_view>

#include "ui/panels/panel.hpp"

namespace shunt::ui {

void desktop_npuzzle(Frame& frame, const Model& model, const ViewState& view, const Layout& layout);
/// In a low window the board stands left, as high as the window, and all else right.
void phone_npuzzle(Frame& frame, const Model& model, const ViewState& view, const Layout& layout);
/// Arrow keys slide tiles; z and y undo and redo, space plays the solution, Escape leaves it.
std::optional<Command> npuzzle_key(const Model& model, const ViewState& view, std::string_view key, bool shift,
                                   bool ctrl);

}  // namespace shunt::ui
