// The numbers behind the histogram as a table, folded away.
#pragma once

#include "ui/app/view_state.hpp"

namespace shunt::ui {

/// Only with a census.
void depth_table(Frame& frame, AppModel& model, ViewState& view, Rect area);
[[nodiscard]] float depth_table_height(const AppModel& model, const ViewState& view);

}  // namespace shunt::ui
