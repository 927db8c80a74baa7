// The card when the user has solved the puzzle: what it took, what is known of the shortest, and where to go from here.
#pragma once

#include "ui/panels/panel.hpp"

namespace shunt::ui {

/// Height of the card; 0 while the board does not show the end of the user's own moves at a goal.
[[nodiscard]] float solved_panel_height(const Frame& frame, const Model& model, float width);
void solved_panel(Frame& frame, const Model& model, Rect area);

}  // namespace shunt::ui
