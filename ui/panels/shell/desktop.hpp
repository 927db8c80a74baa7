// The page in a wide window: library, play, answers side by side.
#pragma once

#include "ui/panels/panel.hpp"

namespace shunt::ui {

void desktop_play(Frame& frame, const AppModel& model, const ViewState& view, const Layout& layout);

}  // namespace shunt::ui
