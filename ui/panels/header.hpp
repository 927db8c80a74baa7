// The bar at the top: the name of the program, and what concerns the puzzle as a whole.
#pragma once

#include "ui/panels/panel.hpp"

namespace shunt::ui {

void header_panel(Frame& frame, const ViewState& view, const Layout& layout);
/// On a phone Build has its undo and redo in the header; help and theme are in the sheet "More".
[[nodiscard]] Rect header_undo_place(const Layout& layout);

}  // namespace shunt::ui
