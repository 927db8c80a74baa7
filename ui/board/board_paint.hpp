// What boards are drawn with: ground, bodies, outlines, names; whatever the pieces on it are.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "ui/app/frame.hpp"
#include "ui/board/board_place.hpp"

namespace shunt::ui {

using Cells = std::span<const puzzle::Coordinate>;

[[nodiscard]] inline BoardPoint point(puzzle::Coordinate at) {
    return {static_cast<float>(at.row), static_cast<float>(at.column)};
}

/// The outline of cells that are relative to `anchor`, on the screen; `grow` cells wider than a piece is drawn.
[[nodiscard]] std::vector<Loop> piece_loops(Cells cells, const BoardPlace& place, BoardPoint anchor, float grow = 0);
/// A colour that changes from the top of the loops to their bottom.
[[nodiscard]] Gradient vertical(std::span<const Loop> loops, Colour top, Colour bottom);
[[nodiscard]] Gradient flat(Colour colour);

/// Frame, floor and cells; without a frame only the floor, flat.
void draw_ground(Frame& frame, const puzzle::Board& board, const BoardPlace& place, bool framed);
void draw_shadow(Frame& frame, Cells cells, const BoardPlace& place, BoardPoint anchor, bool lifted);
void draw_body(Frame& frame, Cells cells, const BoardPlace& place, BoardPoint anchor, Colour colour);
/// Light or dark, whichever reads better on `ground`; `strength` below 1 lets it fade into that.
void draw_name(Frame& frame, Cells cells, const BoardPlace& place, BoardPoint anchor, const std::string& name,
               Colour ground, float strength = 1);
void draw_dashed(Frame& frame, std::span<const Loop> loops, const BoardPlace& place, Colour colour);
/// The mark of a cell that a goal wants empty.
void draw_void_mark(Frame& frame, const BoardPlace& place, puzzle::Coordinate at, Colour colour);
/// A ring around a piece.
void draw_selection(Frame& frame, Cells cells, const BoardPlace& place, BoardPoint anchor, Colour colour);
/// Where the name stands, from the anchor: the middle, or the cell nearest to it when that is not covered.
[[nodiscard]] BoardPoint label_place(Cells cells);

}  // namespace shunt::ui
