// The page in one column: board first, actions under the thumb, the rest below.
#pragma once

#include "ui/panels/panel.hpp"

namespace shunt::ui {

/// Board, actions, answer.
void phone_play(Frame& frame, const AppModel& model, const ViewState& view, const Layout& layout);
/// The board, and below it everything that is known of the puzzle, which scrolls.
void phone_explore(Frame& frame, const AppModel& model, const ViewState& view, const Layout& layout);

}  // namespace shunt::ui
