// The page inside a blog post: board, player, Solve.
#pragma once

#include "ui/app/view_state.hpp"

namespace shunt::ui {

void embed_page(Frame& frame, AppModel& model, ViewState& view, Rect area);

}  // namespace shunt::ui
