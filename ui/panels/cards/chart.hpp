// Positions by depth, as bars: hover tells depth and exact count, a press shows a position of that depth.
#pragma once

#include "ui/panels/panel.hpp"

namespace shunt::ui {

/// Whether a chart shows all depths, or those that are wanted in sight.
enum class ChartDepths : unsigned char { all, in_sight };

/// Draws the chart with its axes over the whole of `area`. Only with a census.
void depth_chart(Frame& frame, const Model& model, Rect area, ChartDepths depths = ChartDepths::all);
/// The choice between linear and logarithmic bars.
void scale_selector(Frame& frame, const Model& model, Rect rect);
[[nodiscard]] float scale_selector_width(const Frame& frame);

}  // namespace shunt::ui
