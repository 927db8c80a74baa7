// The board of Tilings: a tiling of it, or its walls; and the sheet on which pieces are drawn.
#pragma once

#include "ui/panels/cards/shapes_card.hpp"
#include "ui/panels/panel.hpp"

namespace shunt::ui {

void tiling_board(Frame& frame, const Model& model, Rect area);
/// Pieces beside those that have names.
[[nodiscard]] ShapesCard tiling_shapes(const Model& model);
/// What a key means while one of the two has the focus.
[[nodiscard]] std::optional<Command> tiling_key(const Model& model, const ViewState& view, std::string_view key,
                                                bool shift, bool ctrl);

}  // namespace shunt::ui
