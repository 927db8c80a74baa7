// Play and Explore in a low window, such as a phone on its side: the board left, as high as the window, everything else right.
#pragma once

#include "ui/panels/panel.hpp"

namespace shunt::ui {

void low_play(Frame& frame, const AppModel& model, const ViewState& view, const Layout& layout);
/// The chart before all else.
void low_explore(Frame& frame, const AppModel& model, const ViewState& view, const Layout& layout);

}  // namespace shunt::ui
