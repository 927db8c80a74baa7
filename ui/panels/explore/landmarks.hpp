// What stands out among the positions, each a row that leads to its depth.
#pragma once

#include "ui/panels/panel.hpp"
#include "ui/widgets/blocks.hpp"

namespace shunt::ui {

/// Nothing in it while nothing is counted.
[[nodiscard]] Card landmarks_card(const Model& model);

}  // namespace shunt::ui
