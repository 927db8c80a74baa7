// The puzzles to choose from, with pictures.
#pragma once

#include "ui/view_state.hpp"

namespace shunt::ui {

void library_panel(Frame& frame, AppModel& model, ViewState& view, Rect area);

}  // namespace shunt::ui
