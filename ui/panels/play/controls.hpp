// Below the board: undo, redo, reset, hint; the player of the solution; and, while a sample of a depth is shown, what
// to do with it.
#pragma once

#include "ui/panels/panel.hpp"

namespace shunt::ui {

/// One row for wide windows.
void controls_panel(Frame& frame, const Model& model, Rect row);
/// For phones and low windows: the actions; `solve`: with Solve among them.
void action_row(Frame& frame, const Model& model, Rect row, bool solve = true);
/// The same: the player alone.
void player_row(Frame& frame, const Model& model, Rect row);
/// Previous, next, play from here, back.
void sample_row(Frame& frame, const Model& model, Rect row);

}  // namespace shunt::ui
