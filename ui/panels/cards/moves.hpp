// Moves as text: the user's own and those of the solution. A press shows the position that a move leads to.
#pragma once

#include "ui/panels/panel.hpp"
#include "ui/widgets/blocks.hpp"

namespace shunt::ui {

/// At a width; empty when there are no moves to show. Long lists show a window of 100 moves around the one on the board, and how many lie
/// before and behind it.
[[nodiscard]] Card moves_card(const Frame& frame, const Model& model, float width);

}  // namespace shunt::ui
