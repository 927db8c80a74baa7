// The card of the N-puzzle that solves: the way to search, its progress, the answer.
#pragma once

#include "ui/panels/panel.hpp"

namespace shunt::ui {

/// Draws the card at the top of `column`, as high as it needs, and returns that height.
float npuzzle_answer_card(Frame& frame, const AppModel& model, Rect column, bool own_button);
/// "Solve", or "Stop" while a job of the N-puzzle runs.
void npuzzle_solve_button(Frame& frame, const AppModel& model, Rect rect);

}  // namespace shunt::ui
