// The running jobs, each in one line and one bar, or why the last one failed.
#pragma once

#include "ui/panels/panel.hpp"

namespace shunt::ui {

/// Between the cards, and between them and what is above.
inline constexpr float kJobGap = 14;

/// 0 when there is nothing to show.
[[nodiscard]] float job_panels_height(const AppModel& model);
void job_panels(Frame& frame, const AppModel& model, Rect area);

}  // namespace shunt::ui
