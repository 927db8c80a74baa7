// Draws a picture (core/picture) on the canvas: boards, drawings, tilings and thumbnails alike.
//
//     ground ── goals ── shadows, bodies ── what is above: shadows, bodies ── selection ── goals again, through the pieces ── hint
#pragma once

#include "core/picture/picture.hpp"
#include "ui/board/board_paint.hpp"

namespace shunt::ui {

using picture::Picture;

struct PictureStyle {
    bool framed = true;  ///< with its frame and light; else flat, for small pictures
    bool goals = true;
    std::optional<NameSize> names = NameSize{};  ///< absent: none are drawn
    Cells traced = {};                           ///< where pieces have come from and gone to: tinted below them
};

/// Frame, floor and cells; of small pictures only the floor, flat, within a line.
void draw_ground(Frame& frame, const picture::Ground& ground, const BoardPlace& place, bool framed);
/// Ground, goals, bodies and hint.
void draw_picture(Frame& frame, const Picture& picture, const BoardPlace& place, const PictureStyle& style = {});

/// A line along a way, in cells, with a head. Begins beside the name at its first point.
void draw_arrow(Frame& frame, const BoardPlace& place, std::vector<Vec> way);

/// A small picture of a position in the middle of `area`.
void draw_thumbnail(Frame& frame, const puzzle::Puzzle& puzzle, const puzzle::Position& position,
                    const std::vector<int>& colours, Rect area);
/// The pieces of the first goal on their places, all others left out.
void draw_goal_picture(Frame& frame, const puzzle::Puzzle& puzzle, const std::vector<int>& colours, Rect area);
/// A small picture of a board of tiles, coloured as in `goal`.
void draw_small_board(Frame& frame, const npuzzle::Board& board, const npuzzle::Board& goal, Rect area);

}  // namespace shunt::ui
