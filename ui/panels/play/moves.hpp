// Moves as text: the user's own and those of the solution. A press shows the position that a move leads to.
#pragma once

#include "ui/panels/panel.hpp"

namespace shunt::ui {

/// Height of the card in that width; 0 when there are no moves to show. Long lists show a window of 100 moves around the one on the
/// board, and how many lie before and behind it.
[[nodiscard]] float moves_panel_height(const Frame& frame, const Model& model, float width);
void moves_panel(Frame& frame, const Model& model, Rect area);

}  // namespace shunt::ui
