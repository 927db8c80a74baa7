// A small change shown on the board before it is taken: what would go as a quiet dashed outline, what would come in the accent.
#pragma once

#include "ui/board/board_place.hpp"
#include "ui/editor/difference.hpp"
#include "ui/frame/frame.hpp"

namespace shunt::ui {

void draw_ghost(Frame& frame, const Difference& change, const BoardPlace& place);

}  // namespace shunt::ui
