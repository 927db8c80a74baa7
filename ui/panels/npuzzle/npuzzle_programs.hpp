// The card of the N-puzzle about integer programs: which, for which T, the table of what became of them, files for other solvers.
#pragma once

#include "ui/panels/panel.hpp"

namespace shunt::ui {

/// Draws the card at the top of `column`, as high as it needs, and returns that height.
float npuzzle_programs_card(Frame& frame, const AppModel& model, const ViewState& view, Rect column);

}  // namespace shunt::ui
