// The positions by depth in the metrics that are not chosen, small and below each other, so that they can be compared.
#pragma once

#include "ui/panels/panel.hpp"

namespace shunt::ui {

/// 0 while they are counted in no other metric.
[[nodiscard]] float metric_charts_height(const AppModel& model);
/// A press on one of them chooses its metric.
void metric_charts(Frame& frame, const AppModel& model, Rect area);

}  // namespace shunt::ui
