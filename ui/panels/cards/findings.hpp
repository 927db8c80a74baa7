// More about the puzzle than Solve and the census tell, folded away: each line can be worked out by itself and says what that costs.
#pragma once

#include "ui/panels/panel.hpp"
#include "ui/widgets/blocks.hpp"

namespace shunt::ui {

[[nodiscard]] Card findings_card(const Model& model, const ViewState& view);

}  // namespace shunt::ui
