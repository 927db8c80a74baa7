// The whole state space: the histogram and what it adds up to.
#pragma once

#include "ui/app/view_state.hpp"

namespace shunt::ui {

void analysis_panel(Frame& frame, AppModel& model, Rect area);
/// Least height at which the panel looks well.
[[nodiscard]] float analysis_panel_height(const AppModel& model);

}  // namespace shunt::ui
