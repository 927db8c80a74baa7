// Explore where there is room for a board beside the chart; phones have theirs in phone.hpp.
#pragma once

#include "ui/panels/panel.hpp"

namespace shunt::ui {

/// The chart over the columns of board and library, the board below it; what is known of the puzzle right.
void desktop_explore(Frame& frame, const AppModel& model, const ViewState& view, const Layout& layout);

}  // namespace shunt::ui
