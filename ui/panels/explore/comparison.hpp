// Up to three puzzles of the library beside the open one: the bars of each on one axis of depths, each as high as its own fullest depth,
// since sizes differ by powers of ten.
#pragma once

#include "ui/panels/panel.hpp"
#include "ui/widgets/blocks.hpp"

namespace shunt::ui {

[[nodiscard]] Card comparison_card(const Model& model, const ViewState& view);

}  // namespace shunt::ui
