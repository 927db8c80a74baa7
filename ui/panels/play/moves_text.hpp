// The user's own moves as a text to type or paste, and what is wrong with it.
#pragma once

#include "ui/panels/panel.hpp"
#include "ui/widgets/fold.hpp"

namespace shunt::ui {

inline const Fold kMovesFold{"moves", Phrase("Moves as text"), Phrase("to type, paste and copy"), Phrase("type, paste"),
                             &ViewState::moves_open};

/// What is inside of the fold, and the height of the whole, while it is open.
void moves_text(Frame& frame, const Model& model, const ViewState& view, Rect inner);
[[nodiscard]] float moves_text_height(const Frame& frame);

}  // namespace shunt::ui
