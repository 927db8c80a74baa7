// The puzzles to choose from, with pictures: those of the library, and the atlas.
#pragma once

#include "ui/panels/panel.hpp"

namespace shunt::ui {

/// Tasks (ui/panels/shell/tasks.hpp): list and atlas side by side, or one of the two.
void library_wide(Frame& frame, const Model& model, const ViewState& view, const Layout& layout);
void library_phone(Frame& frame, const Model& model, const ViewState& view, const Layout& layout);

}  // namespace shunt::ui
