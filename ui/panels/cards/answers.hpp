// Everything that is known of the puzzle, card by card: the answer, the chart, more, and the table of depths.
#pragma once

#include "ui/panels/panel.hpp"

namespace shunt::ui {

/// Where the chart stands: not among the cards where it has a place of its own.
enum class ChartPlace : unsigned char { among, elsewhere };

/// Draws the cards into `column` from its top; the chart grows until they fill `visible`. Returns the height used.
float answer_cards(Frame& frame, const Model& model, const ViewState& view, Rect column, float visible,
                   ChartPlace place = ChartPlace::among);

}  // namespace shunt::ui
