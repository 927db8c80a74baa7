// The middle of the page: what the puzzle is called and asks for, how far the user is, and the board.
#pragma once

#include "ui/panels/panel.hpp"

namespace shunt::ui {

/// Title, task and counters; `compact` on phones, where what greets a first visit stands here too. Returns the height used.
float play_heading(Frame& frame, const Model& model, const ViewState& view, Rect area, bool compact);
/// The board as large as fits, with everything a pointer can do to it.
void board_panel(Frame& frame, const Model& model, const ViewState& view, Rect area, float max_cell);

}  // namespace shunt::ui
