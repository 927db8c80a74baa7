// The bar at the top: the name of the program, and what concerns the puzzle as a whole.
#pragma once

#include "ui/panels/panel.hpp"

namespace shunt::ui {

void header_panel(Frame& frame, const ViewState& view, const Layout& layout);

}  // namespace shunt::ui
