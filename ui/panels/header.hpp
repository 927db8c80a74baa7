// The bar at the top: the name of the program, and what concerns the puzzle as a whole.
#pragma once

#include "ui/app/layout.hpp"
#include "ui/app/view_state.hpp"

namespace shunt::ui {

void header_panel(Frame& frame, AppModel& model, ViewState& view, const Layout& layout);

}  // namespace shunt::ui
