// Counting tilings: a board whose cells become walls, pieces to lay, how many ways there are, and one of them.
#pragma once

#include "ui/app/layout.hpp"
#include "ui/app/view_state.hpp"

namespace shunt::ui {

/// Tasks (ui/app/tasks.hpp).
void tilings_wide(Frame& frame, AppModel& model, ViewState& view, const Layout& layout);
void tilings_phone(Frame& frame, AppModel& model, ViewState& view, const Layout& layout);

}  // namespace shunt::ui
