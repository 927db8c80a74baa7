// The card "Your puzzles" of Build: drafts, recent ones first, and the ways in and out.
#pragma once

#include "ui/panels/panel.hpp"

namespace shunt::ui {

void drafts_panel(Frame& frame, const AppModel& model, Rect area);

}  // namespace shunt::ui
