// Draws a board: frame, floor, goal, pieces. Boards and thumbnails use the same code.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "core/moves/move.hpp"
#include "ui/app/frame.hpp"
#include "ui/board/board_place.hpp"

namespace shunt::ui {

/// What is to be drawn. Everything beyond puzzle, position and colours is optional.
struct BoardScene {
    const puzzle::Puzzle* puzzle = nullptr;
    const puzzle::Position* position = nullptr;
    const std::vector<int>* colours = nullptr;  ///< piece_colours(*puzzle)

    bool framed = true;
    bool labels = true;
    bool goal = true;

    /// Pieces that are not on their placements, dragged or in motion as one rigid body, and how far they are from there.
    std::vector<puzzle::PieceId> moving;
    BoardPoint moved_by;
    bool lifted = false;  ///< the moving pieces are held by the user

    [[nodiscard]] bool moves(puzzle::PieceId piece) const {
        return std::find(moving.begin(), moving.end(), piece) != moving.end();
    }

    std::optional<puzzle::PieceId> hovered;
    std::optional<puzzle::PieceId> selected;
    bool goal_on_top = false;              ///< the goal shows through the pieces
    std::vector<puzzle::Cell> ways;        ///< where a tap sends the selected piece: marked by dots
    const moves::Move* hint = nullptr;     ///< drawn as outlines where the pieces would go
    const moves::Move* example = nullptr;  ///< drawn as an arrow, beside it
    const char* example_words = "";        ///< these words
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
