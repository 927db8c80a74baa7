// The middle of the page: what the puzzle is called and asks for, how far the user is, and the board.
#pragma once

#include "ui/app/view_state.hpp"

namespace shunt::ui {

/// Title, task and counters. Returns the height used.
float play_heading(Frame& frame, AppModel& model, ViewState& view, Rect area, bool compact);
/// The board as large as fits, with everything a pointer can do to it.
void board_panel(Frame& frame, AppModel& model, ViewState& view, Rect area, float max_cell);

}  // namespace shunt::ui
