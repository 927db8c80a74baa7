// The whole state space: the histogram and what it adds up to.
#pragma once

#include "ui/panels/panel.hpp"

namespace shunt::ui {

/// Whether it is among others, and leads to Explore, or is that.
enum class AnalysisIn : unsigned char { play, explore };

void analysis_panel(Frame& frame, const AppModel& model, Rect area, AnalysisIn where);
/// Least height at which the panel looks well; the same before and after the positions are counted.
[[nodiscard]] float analysis_panel_height(const AppModel& model, float width, AnalysisIn where);

}  // namespace shunt::ui
