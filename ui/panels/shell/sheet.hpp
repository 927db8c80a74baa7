// What comes up from below in a small window, over the task, which is dimmed: the sheet "More", and all that can be done to what is
// selected in Build.
#pragma once

#include "ui/panels/shell/tasks.hpp"

namespace shunt::ui {

/// Draws the sheet that the view names over what `behind` draws, which takes no input meanwhile. A press beside it closes it.
void draw_sheet(Frame& frame, const Model& model, const ViewState& view, const Layout& layout, Task::Draw behind);

}  // namespace shunt::ui
