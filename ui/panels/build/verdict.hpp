// The live verdict of what is drawn: can it be solved, in how many moves at least, how large is it.
#pragma once

#include "ui/panels/panel.hpp"
#include "ui/widgets/blocks.hpp"

namespace shunt::ui {

/// Of a card of this width.
[[nodiscard]] float verdict_card_height(float width);
/// Card 1 of the right column in Build. `play`: the button beside the metric. `fault`: why the text that is shown beside it is no
/// puzzle, which stands in the place of the number then; null when it is one, or none is shown.
void verdict_card(Frame& frame, const Model& model, Rect area, const Command& play, const Error* fault = nullptr);

inline constexpr float kVerdictBar = 76;
/// With the row of what can be done where there is no answer.
[[nodiscard]] float verdict_bar_height(const Model& model, const Error* fault = nullptr);
/// On a phone: the answer in two lines, the button, and below them what can be done where there is no answer.
void verdict_bar(Frame& frame, const Model& model, Rect area, const Command& play, const Error* fault = nullptr);
/// What the bar has no room for: the metric and the rows.
[[nodiscard]] Card verdict_details(const Frame& frame, const Model& model);

}  // namespace shunt::ui
