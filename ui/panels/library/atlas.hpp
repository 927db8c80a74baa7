// The atlas: a grid and a metric to choose, and a card for the hardest puzzle of each number of pieces.
#pragma once

#include "ui/panels/panel.hpp"

namespace shunt::ui {

/// Asks for the atlas when it is first drawn. Draws what stands above the cards - or that they are on their way, or why they cannot
/// be had - and cuts it off `column`.
void atlas_head(Frame& frame, const Model& model, Rect& column);

/// Draws the cards, if they are there; returns the height used.
float atlas_cards(Frame& frame, const Model& model, Rect area);

}  // namespace shunt::ui
