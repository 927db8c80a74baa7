// The user's own moves as a text to type or paste, and what is wrong with it.
#pragma once

#include "ui/panels/panel.hpp"
#include "ui/widgets/blocks.hpp"

namespace shunt::ui {

[[nodiscard]] Card moves_text_card(const Frame& frame, const Model& model, const ViewState& view);

}  // namespace shunt::ui
