// The position that the board shows, as what is explored: how far it is from the start and from a goal, and where it leads.
#pragma once

#include "ui/panels/panel.hpp"
#include "ui/widgets/blocks.hpp"

namespace shunt::ui {

/// Whether the card has the board in it, with what can be done on it, or stands below them.
enum class CardBoard : unsigned char { inside, elsewhere };

[[nodiscard]] Card position_card(Frame& frame, const Model& model, const ViewState& view, float width, CardBoard board);

}  // namespace shunt::ui
