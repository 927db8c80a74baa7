// The board of the N-puzzle: numbered tiles that slide when they are pressed or dragged, with those between them and the blank.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/npuzzle/board.hpp"
#include "ui/board/board_place.hpp"
#include "ui/frame/frame.hpp"
#include "ui/model/npuzzle.hpp"
#include "ui/widgets/press.hpp"

namespace shunt::ui {

class NPuzzleBoardView {
public:
    /// Draws the board that the lab shows into the middle of `area`, and slides tiles that are pressed.
    void draw(Frame& frame, const NPuzzle& lab, Rect area, float max_cell);
    /// Height of a board that is `width` wide, cells of at most `max_cell`.
    [[nodiscard]] static float height(npuzzle::Size size, float width, float max_cell);

private:
    /// Tiles on their way into the cells where they stand, all alike.
    struct Slide {
        std::vector<npuzzle::Tile> tiles;
        Vec began;         ///< from where they stand to where they began, in cells
        double begin = 0;  ///< seconds
        double duration = 0;
    };
    /// A tile under the pointer that is down.
    struct Hold {
        npuzzle::Tile tile = 0;
        Vec from;           ///< where the pointer went down
        bool slid = false;  ///< it was dragged: what is left of the hold means nothing
    };

    /// The tile of a cell as a widget. Tiles outside of the blank's row and column cannot be pressed. Whether the pointer is over it.
    [[nodiscard]] bool tile(Frame& frame, const NPuzzle& lab, const BoardPlace& place, npuzzle::Cell cell);
    /// Whether the pointer sends a tile on its way now: it was pressed, or is dragged.
    [[nodiscard]] bool sends(Frame& frame, const Press& state, npuzzle::Tile tile, Vec way, float cell);
    /// All tiles row by row; the cell under the pointer, if there is one.
    [[nodiscard]] std::optional<npuzzle::Cell> tiles(Frame& frame, const NPuzzle& lab, const BoardPlace& place);
    void follow(const Frame& frame, const NPuzzle& lab);
    /// What is left of the slide, from 1 to 0; asks for another frame until it is over.
    [[nodiscard]] float rest(Frame& frame);

    std::optional<npuzzle::Board> shown_;
    std::optional<Slide> slide_;
    std::optional<Hold> hold_;
    bool held_ = false;       // some tile, in this frame
    npuzzle::Tile keys_ = 0;  // where they are: on the tile that was slid or focused last; 0: nowhere yet
    std::string focused_;     // the widget with the focus, when drawn last
};

}  // namespace shunt::ui
