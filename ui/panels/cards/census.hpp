// The whole state space: the chart and what it adds up to.
#pragma once

#include "ui/panels/panel.hpp"

namespace shunt::ui {

/// Whether it is among others, and leads to Explore, or is that.
enum class CensusIn : unsigned char { play, explore };

void census_panel(Frame& frame, const Model& model, Rect area, CensusIn where);
/// Least height at which the panel looks well; the same before and after the positions are counted.
[[nodiscard]] float census_panel_height(const Model& model, float width, CensusIn where);

}  // namespace shunt::ui
