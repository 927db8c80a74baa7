// What the text of the puzzle states of it, and, once that is worked out, whether it is right.
#pragma once

#include "ui/panels/panel.hpp"
#include "ui/widgets/blocks.hpp"

namespace shunt::ui {

/// A row for each fact, what it takes to verify them, and the button that does; empty where the text states nothing.
[[nodiscard]] Card stated_card(const Model& model, const ViewState& view);

}  // namespace shunt::ui
