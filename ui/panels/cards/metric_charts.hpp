// The positions by depth in the metrics that are not chosen, small and below each other, so that they can be compared.
#pragma once

#include "ui/panels/panel.hpp"

namespace shunt::ui {

/// 0 while they are counted in no other metric. Where it is wide they stand beside each other, and those of groups too.
[[nodiscard]] float metric_charts_height(const Model& model, float width);
/// A press on one of them chooses its metric.
void metric_charts(Frame& frame, const Model& model, Rect area);

}  // namespace shunt::ui
