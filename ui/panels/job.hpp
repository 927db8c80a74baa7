// The running job in one line and one bar, or why the last one failed.
#pragma once

#include "ui/view_state.hpp"

namespace shunt::ui {

/// 0 when there is nothing to show.
[[nodiscard]] float job_panel_height(const AppModel& model);
void job_panel(Frame& frame, AppModel& model, Rect area);

}  // namespace shunt::ui
