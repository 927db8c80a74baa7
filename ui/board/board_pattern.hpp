// Patterns on pieces, one for every colour, for those who cannot tell the colours.
#pragma once

#include "ui/board/board_paint.hpp"

namespace shunt::ui {

/// Over the body of a piece: that of its colour (an index of Palette::pieces), in what reads on `ground`. The goal's has none.
void draw_pattern(Frame& frame, Cells cells, const BoardPlace& place, Vec at, int colour, Colour ground);

}  // namespace shunt::ui
