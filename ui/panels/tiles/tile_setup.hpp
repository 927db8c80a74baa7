// Cards of the tile lab about the board: size, shuffle, text and goal; and whether it can be solved.
#pragma once

#include "ui/panels/panel.hpp"

namespace shunt::ui {

/// Each draws its card at the top of `column`, as high as it needs, and returns that height.
float tile_setup_card(Frame& frame, const AppModel& model, Rect column, bool own_button);
float tile_parity_card(Frame& frame, const AppModel& model, Rect column);
void tile_shuffle_button(Frame& frame, const AppModel& model, Rect rect);

}  // namespace shunt::ui
