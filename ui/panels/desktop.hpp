// The page in a wide window: library, play, answers side by side.
#pragma once

#include "ui/app/layout.hpp"
#include "ui/app/view_state.hpp"

namespace shunt::ui {

void desktop_play(Frame& frame, AppModel& model, ViewState& view, const Layout& layout);

}  // namespace shunt::ui
