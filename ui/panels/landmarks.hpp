// What stands out among the positions, each a row that leads to its depth.
#pragma once

#include "ui/panels/panel.hpp"

namespace shunt::ui {

/// 0 while nothing is counted.
[[nodiscard]] float landmarks_height(const AppModel& model);
void landmarks_card(Frame& frame, const AppModel& model, Rect area);

}  // namespace shunt::ui
