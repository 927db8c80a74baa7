// Everything that is known of the puzzle, card by card: the answer, the histogram, more, and the table of depths.
#pragma once

#include "ui/panels/panel.hpp"

namespace shunt::ui {

/// Draws the cards into `column` from its top; the histogram, the first of them for who explores, grows until they fill `visible`.
/// Returns the height used.
float answer_cards(Frame& frame, const AppModel& model, const ViewState& view, Rect column, float visible,
                   bool chart_first = false);

}  // namespace shunt::ui
