// The choice of a puzzle of the library that is to be looked at beside the open one.
#pragma once

#include "ui/panels/panel.hpp"

namespace shunt::ui {

/// 0 while nothing is chosen.
[[nodiscard]] float comparison_picker_height(const Model& model, const ViewState& view);
/// A field to search by, and the first puzzles that it finds.
void comparison_picker(Frame& frame, const Model& model, const ViewState& view, Rect area);

}  // namespace shunt::ui
