// All shortest solutions as a drawing: one column per move, in it the positions that solutions pass then, and one way through them.
#pragma once

#include "ui/panels/panel.hpp"

namespace shunt::ui {

/// A pointer picks the position next to it; the mirror and keys go along the way. Only with a walk.
void solution_columns(Frame& frame, const Model& model, Rect area);

}  // namespace shunt::ui
