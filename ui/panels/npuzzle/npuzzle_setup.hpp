// Cards of the N-puzzle about the board: size, shuffle, text and goal; and whether it can be solved.
#pragma once

#include "ui/panels/panel.hpp"

namespace shunt::ui {

/// Each draws its card at the top of `column`, as high as it needs, and returns that height.
float npuzzle_setup_card(Frame& frame, const AppModel& model, Rect column, bool own_button);
float npuzzle_parity_card(Frame& frame, const AppModel& model, Rect column);
void npuzzle_shuffle_button(Frame& frame, const AppModel& model, Rect rect);

}  // namespace shunt::ui
