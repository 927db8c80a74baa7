// The puzzle's text beside its drawing, and the button that shows it.
#pragma once

#include "ui/panels/panel.hpp"

namespace shunt::ui {

/// The least height at which the card is of use.
inline constexpr float kLeastTextCard = 320;

/// "Text", which shows the card.
void text_button(Frame& frame, const Editor& editor, Rect row);
[[nodiscard]] float text_button_width(const Frame& frame);
/// Sections to insert, the field, and below it why the text is refused.
void text_card(Frame& frame, const Model& model, const ViewState& view, Rect area);

}  // namespace shunt::ui
