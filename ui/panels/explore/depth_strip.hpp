// The positions of the depth that is selected, side by side: any of them by its number, by
// chance, one after the other, or for being nearest to a goal or farthest from one.
#pragma once

#include "ui/panels/panel.hpp"

namespace shunt::ui {

/// At a width.
[[nodiscard]] float depth_strip_height(const Frame& frame, const Model& model, float width);
/// Only with a census.
void depth_strip(Frame& frame, const Model& model, Rect area);

}  // namespace shunt::ui
