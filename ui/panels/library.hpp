// The puzzles to choose from, with pictures: those of the library, and the atlas.
#pragma once

#include "ui/app/layout.hpp"
#include "ui/app/view_state.hpp"

namespace shunt::ui {

/// The list of the library.
void library_panel(Frame& frame, AppModel& model, ViewState& view, Rect area);

/// Tasks (ui/app/tasks.hpp): list and atlas side by side, or one of the two.
void library_wide(Frame& frame, AppModel& model, ViewState& view, const Layout& layout);
void library_phone(Frame& frame, AppModel& model, ViewState& view, const Layout& layout);

}  // namespace shunt::ui
