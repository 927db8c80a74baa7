// Up to three puzzles of the library beside the open one: the bars of each on one axis of depths, each as high as its own fullest depth,
// since sizes differ by powers of ten.
#pragma once

#include "ui/panels/panel.hpp"

namespace shunt::ui {

[[nodiscard]] float comparison_height(const Model& model, const ViewState& view, float width);
void comparison_card(Frame& frame, const Model& model, const ViewState& view, Rect area);

}  // namespace shunt::ui
