// The cells of a drawing as those see them who do not look at the picture: a grid, row by row, every cell with its place and what is on it.
#pragma once

#include "ui/board/board_place.hpp"
#include "ui/editor/editor.hpp"
#include "ui/frame/frame.hpp"

namespace shunt::ui {

/// Adds the grid "build.board" to the mirror, with "build.row:R" and "build.cell:R,C" (from 1). A press is the tool on the cell.
void mirror_cells(Frame& frame, const Editor& editor, const BoardPlace& place);
/// The cell of the keys, while these are used.
void draw_cursor(Frame& frame, const Editor& editor, const BoardPlace& place);
/// What to do with an empty board.
void draw_invitation(Frame& frame, const BoardPlace& place);
/// Dots where the board has no cell, while the tool is the one for that.
void draw_outside(Frame& frame, const Editor& editor, const BoardPlace& place);

}  // namespace shunt::ui
