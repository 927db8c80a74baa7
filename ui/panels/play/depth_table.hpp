// The numbers behind the chart as a table, folded away.
#pragma once

#include "ui/panels/panel.hpp"

namespace shunt::ui {

/// Only with a census.
void depth_table(Frame& frame, const Model& model, const ViewState& view, Rect area);
[[nodiscard]] float depth_table_height(const Model& model, const ViewState& view);

}  // namespace shunt::ui
