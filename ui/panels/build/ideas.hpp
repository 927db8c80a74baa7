// Card 3 of Build: small changes that make what is drawn longer, or let it be solved.
#pragma once

#include "ui/panels/panel.hpp"
#include "ui/widgets/blocks.hpp"

namespace shunt::ui {

/// While what is drawn is unsolvable they stand before what is selected: they are what is wanted then.
[[nodiscard]] bool ideas_come_first(const Model& model);
/// Empty while there is nothing to show.
[[nodiscard]] Card ideas_card(const Model& model);
/// At the top of the column, cut off it with a gap. The board shows what the change under the pointer would do.
void place_ideas(Frame& frame, const Model& model, Rect& column, float gap = 0);

}  // namespace shunt::ui
