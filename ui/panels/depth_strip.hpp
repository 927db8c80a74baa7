// The positions of the depth that is selected, side by side: any of them by its number, by chance, or one after the other.
#pragma once

#include "ui/panels/panel.hpp"

namespace shunt::ui {

inline constexpr float kDepthStripHeight = 180;

/// Only with a census.
void depth_strip(Frame& frame, const AppModel& model, Rect area);

}  // namespace shunt::ui
