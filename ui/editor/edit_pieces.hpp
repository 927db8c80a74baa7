// The edits of edits.hpp that take more than a line. Each leaves the tidying up to edited().
#pragma once

#include <functional>

#include "ui/editor/edits.hpp"

namespace shunt::ui {

void paint_cells(Drawing& drawing, const edit::Paint& paint);
void erase_cells(Drawing& drawing, const std::vector<Coordinate>& cells);
void set_ground(Drawing& drawing, const edit::SetGround& set);
/// Maps the cells of pieces as one, and moves them to the nearest place where they fit; nothing happens where there is none.
void transform(Drawing& drawing, const Pieces& pieces, const std::function<Coordinate(Coordinate)>& map);
void duplicate_pieces(Drawing& drawing, const Pieces& pieces);
void rename_piece(Drawing& drawing, const edit::Rename& rename);
/// Calls `change` for the pieces and all that share a name with them.
void for_named(Drawing& drawing, const Pieces& pieces, const std::function<void(DrawnPiece&)>& change);
void set_colour(Drawing& drawing, const edit::SetColour& set);
void set_unit_tiles(Drawing& drawing, bool on);
void resize_board(Drawing& drawing, const edit::Resize& resize);
/// Placements of pieces that there are; the first of those that ask twice for one.
void set_goal(Drawing& drawing, const edit::SetGoal& set);
/// Nothing happens when the other pieces are in the way.
void swap_start_and_goal(Drawing& drawing, std::size_t goal);

}  // namespace shunt::ui
