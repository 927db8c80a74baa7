// More about the puzzle than Solve and Analyse tell, folded away: each line can be worked out by itself and says what that costs.
#pragma once

#include "ui/panels/panel.hpp"

namespace shunt::ui {

void findings_panel(Frame& frame, const AppModel& model, const ViewState& view, Rect area);
[[nodiscard]] float findings_panel_height(Frame& frame, const AppModel& model, const ViewState& view, float width);

}  // namespace shunt::ui
