// The answer: how few moves, in which metric, and that nothing is shorter.
#pragma once

#include "ui/app/view_state.hpp"

namespace shunt::ui {

/// Height the panel wants at the present state.
[[nodiscard]] float solve_panel_height(const AppModel& model);
/// `own_button`: whether Solve is drawn here (the phone has it under the board).
void solve_panel(Frame& frame, AppModel& model, Rect area, bool own_button = true);

}  // namespace shunt::ui
