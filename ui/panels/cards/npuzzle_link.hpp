// The way from a puzzle that is a board of numbered tiles to the task that knows most of these.
#pragma once

#include "ui/panels/panel.hpp"

namespace shunt::ui {

/// 0 unless the puzzle is one.
[[nodiscard]] float npuzzle_link_height(const Model& model);
/// "Open as 15-puzzle". Its word begins where the row begins.
void npuzzle_link(Frame& frame, const Model& model, Rect row);

}  // namespace shunt::ui
