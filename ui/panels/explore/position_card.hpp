// The position that the board shows, as what is explored: how far it is from the start and from a goal, and where it leads.
#pragma once

#include "ui/panels/panel.hpp"

namespace shunt::ui {

/// Whether the card has the board in it, with what can be done on it, or stands below them.
enum class CardBoard : unsigned char { inside, elsewhere };

[[nodiscard]] float position_card_height(Frame& frame, const Model& model, float width, CardBoard board);
void position_card(Frame& frame, const Model& model, const ViewState& view, Rect area, CardBoard board);

}  // namespace shunt::ui
