// The numbers behind the chart as a table, folded away.
#pragma once

#include "ui/panels/panel.hpp"
#include "ui/widgets/blocks.hpp"

namespace shunt::ui {

[[nodiscard]] Card depth_table_card(const Model& model, const ViewState& view);

}  // namespace shunt::ui
