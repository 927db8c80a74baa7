// More about the puzzle than Solve and Analyse tell, folded away: each line can be worked out by itself and says what that costs.
#pragma once

#include "ui/app/view_state.hpp"

namespace shunt::ui {

void findings_panel(Frame& frame, AppModel& model, ViewState& view, Rect area);
[[nodiscard]] float findings_panel_height(const AppModel& model, const ViewState& view);

}  // namespace shunt::ui
