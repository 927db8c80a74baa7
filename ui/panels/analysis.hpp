// The whole state space: the histogram and what it adds up to.
#pragma once

#include "ui/panels/panel.hpp"

namespace shunt::ui {

void analysis_panel(Frame& frame, const AppModel& model, Rect area);
/// Least height at which the panel looks well; the same before and after the positions are counted.
[[nodiscard]] float analysis_panel_height(const AppModel& model);

}  // namespace shunt::ui
