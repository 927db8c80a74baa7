// All depths in a low row below their chart, with those marked that the chart shows: dragged along, and made more or fewer.
#pragma once

#include "ui/panels/panel.hpp"

namespace shunt::ui {

inline constexpr float kOverviewHeight = 38;

/// Whether there are so many depths that the chart can show fewer.
[[nodiscard]] bool has_overview(const CensusView& census);
/// Costs a frame no more than the pixels of the row, however many depths there are.
void depth_overview(Frame& frame, const Model& model, Rect row);

}  // namespace shunt::ui
