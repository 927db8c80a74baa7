// The page in one column: board first, actions under the thumb, the rest below.
#pragma once

#include "ui/app/layout.hpp"
#include "ui/app/view_state.hpp"

namespace shunt::ui {

/// Board, actions, answer.
void phone_play(Frame& frame, AppModel& model, ViewState& view, const Layout& layout);
/// Everything that is known of the puzzle.
void phone_explore(Frame& frame, AppModel& model, ViewState& view, const Layout& layout);

}  // namespace shunt::ui
