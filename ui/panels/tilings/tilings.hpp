// Counting tilings: a board whose cells become walls, pieces to lay, how many ways there are, and one of them.
#pragma once

#include "ui/panels/panel.hpp"

namespace shunt::ui {

/// Tasks (ui/panels/shell/tasks.hpp).
void tilings_wide(Frame& frame, const Model& model, const ViewState& view, const Layout& layout);
void tilings_phone(Frame& frame, const Model& model, const ViewState& view, const Layout& layout);

}  // namespace shunt::ui
