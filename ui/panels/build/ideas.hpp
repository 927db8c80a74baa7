// Card 3 of Build: small changes that make what is drawn longer, or let it be solved.
#pragma once

#include "ui/panels/panel.hpp"

namespace shunt::ui {

/// While what is drawn is unsolvable they stand before what is selected: they are what is wanted then.
[[nodiscard]] bool ideas_come_first(const Model& model);
/// 0 while there is nothing to show.
[[nodiscard]] float ideas_card_height(const Model& model);
void ideas_card(Frame& frame, const Model& model, Rect area);

}  // namespace shunt::ui
