// Draws a board: frame, floor, goal, pieces. Boards and thumbnails use the same code.
#pragma once

#include <optional>
#include <vector>

#include "core/moves/move.hpp"
#include "ui/board_place.hpp"
#include "ui/frame.hpp"

namespace shunt::ui {

/// What is to be drawn. Everything beyond puzzle, position and colours is optional.
struct BoardScene {
    const puzzle::Puzzle* puzzle = nullptr;
    const puzzle::Position* position = nullptr;
    const std::vector<int>* colours = nullptr;  ///< piece_colours(*puzzle)

    bool framed = true;
    bool labels = true;
    bool goal = true;

    /// One piece that is not on its placement: dragged or in motion.
    std::optional<puzzle::PieceId> moving;
    BoardPoint moving_at;
    bool lifted = false;  ///< the moving piece is held by the user

    std::optional<puzzle::PieceId> hovered;
    std::optional<puzzle::PieceId> selected;
    bool goal_on_top = false;           ///< the goal shows through the pieces
    const moves::Move* hint = nullptr;  ///< drawn as an outline where the piece would go
};

void draw_board(Frame& frame, const BoardScene& scene, const BoardPlace& place);

/// A small picture of a position in the middle of `area`.
void draw_thumbnail(Frame& frame, const puzzle::Puzzle& puzzle, const puzzle::Position& position,
                    const std::vector<int>& colours, Rect area);

/// Whether the goal is better shown as a picture of its own than as outlines on the board.
[[nodiscard]] bool goal_is_picture(const puzzle::Puzzle& puzzle);
/// The pieces of the first goal on their places, all others left out; only for drawing.
void draw_goal_picture(Frame& frame, const puzzle::Puzzle& puzzle, const std::vector<int>& colours, Rect area);

}  // namespace shunt::ui
