// The edits of edits.hpp that take more than a line. Each leaves the tidying up to edited().
#pragma once

#include <functional>
#include <optional>

#include "ui/editor/edits.hpp"

namespace shunt::ui {

void paint_cells(Drawing& drawing, const edit::Paint& paint);
void erase_cells(Drawing& drawing, const std::vector<Coordinate>& cells);
void set_ground(Drawing& drawing, const edit::SetGround& set);
using CellMap = std::function<Coordinate(Coordinate)>;
/// How far pieces have to be moved, once their cells are mapped as one, to the nearest place where they fit; none where there is none.
[[nodiscard]] std::optional<Coordinate> room_after(const Drawing& drawing, const Pieces& pieces, const CellMap& map);
/// The way to the nearest place for a copy of pieces.
[[nodiscard]] std::optional<Coordinate> room_for_copy(const Drawing& drawing, const Pieces& pieces);
/// Maps the cells of pieces as one, and moves them so; nothing happens where there is no room.
void transform(Drawing& drawing, const Pieces& pieces, const CellMap& map);
void duplicate_pieces(Drawing& drawing, const Pieces& pieces);
void rename_piece(Drawing& drawing, const edit::Rename& rename);
/// Calls `change` for the pieces and all that share a name with them.
void for_named(Drawing& drawing, const Pieces& pieces, const std::function<void(DrawnPiece&)>& change);
void set_colour(Drawing& drawing, const edit::SetColour& set);
void set_unit_tiles(Drawing& drawing, bool on);
void resize_board(Drawing& drawing, const edit::Resize& resize);
/// The goal of that number; one beyond the last is made. Null for others.
[[nodiscard]] DrawnGoal* goal_to_fill(Drawing& drawing, std::size_t goal);
/// Nothing happens where they do not fit.
void shift_goal(Drawing& drawing, const edit::ShiftGoal& shift);
/// Placements of pieces that there are; the first of those that ask twice for one.
void set_goal(Drawing& drawing, const edit::SetGoal& set);
/// Nothing happens when the other pieces are in the way.
void swap_start_and_goal(Drawing& drawing, std::size_t goal);

}  // namespace shunt::ui
