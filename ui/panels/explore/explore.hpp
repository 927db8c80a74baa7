// Explore: the chart, the positions of a depth, and what is known of one and of all.
#pragma once

#include "ui/panels/panel.hpp"

namespace shunt::ui {

/// The chart over the columns of board and library, the positions of a depth below it; the one that is shown and what is known right.
void desktop_explore(Frame& frame, const Model& model, const ViewState& view, const Layout& layout);

/// The same in one column, below a board or beside it. Returns the height used.
float explore_cards(Frame& frame, const Model& model, const ViewState& view, Rect column);

}  // namespace shunt::ui
