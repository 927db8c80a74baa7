// The card "Your puzzles" of Build and of the library: drafts, recent ones first, and the ways in and out.
#pragma once

#include "ui/panels/panel.hpp"

namespace shunt::ui {

/// Where a draft that is pressed is opened.
enum class DraftOpens : unsigned char { in_build, in_play };

void drafts_panel(Frame& frame, const Model& model, Rect area, DraftOpens opens);

}  // namespace shunt::ui
