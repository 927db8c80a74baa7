// The page inside a blog post: board, player, Solve.
#pragma once

#include "ui/panels/panel.hpp"

namespace shunt::ui {

void embed_page(Frame& frame, const AppModel& model, const ViewState& view, Rect area);

}  // namespace shunt::ui
