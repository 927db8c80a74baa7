// The list of puzzles beside the board.
#pragma once

#include "ui/panels/panel.hpp"

namespace shunt::ui {

/// The part of the library that the open puzzle is in, with pictures.
void family_panel(Frame& frame, const Model& model, Rect area);

}  // namespace shunt::ui
