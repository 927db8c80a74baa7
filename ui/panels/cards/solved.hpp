// The card when the user has solved the puzzle: what it took, what is known of the shortest, and where to go from here.
#pragma once

#include "ui/panels/panel.hpp"
#include "ui/widgets/blocks.hpp"

namespace shunt::ui {

/// Empty while the board does not show the end of the user's own moves at a goal.
[[nodiscard]] Card solved_card(const Model& model);

}  // namespace shunt::ui
