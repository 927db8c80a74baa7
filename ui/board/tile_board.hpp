// The board of the tile lab: numbered tiles that slide when they are pressed.
#pragma once

#include <optional>

#include "core/npuzzle/board.hpp"
#include "ui/app/frame.hpp"
#include "ui/board/board_place.hpp"
#include "ui/model/tile_lab.hpp"

namespace shunt::ui {

class TileBoardView {
public:
    /// Draws the board that the lab shows into the middle of `area`, and slides tiles that are pressed.
    void draw(Frame& frame, const TileLab& lab, Rect area, float max_cell);
    /// Height of a board that is `width` wide, cells of at most `max_cell`.
    [[nodiscard]] static float height(npuzzle::Size size, float width, float max_cell);

private:
    /// A tile on its way into the cell where it stands.
    struct Slide {
        npuzzle::Tile tile = 0;
        float rows = 0;  ///< from where it stands to where it began
        float columns = 0;
        double begin = 0;  ///< seconds
        double duration = 0;
    };

    /// The tile of a cell as a widget. Tiles away from the blank cannot be pressed. Whether the pointer is over it.
    [[nodiscard]] bool tile(Frame& frame, const TileLab& lab, const BoardPlace& place, npuzzle::Cell cell) const;
    /// All tiles row by row; the cell under the pointer, if there is one.
    [[nodiscard]] std::optional<npuzzle::Cell> tiles(Frame& frame, const TileLab& lab, const BoardPlace& place);
    void follow(const Frame& frame, const TileLab& lab);
    /// What is left of the slide, from 1 to 0; asks for another frame until it is over.
    [[nodiscard]] float rest(Frame& frame);

    std::optional<npuzzle::Board> shown_;
    std::optional<Slide> slide_;
    npuzzle::Tile keys_ = 0;  // where they are: on the tile that was slid or focused last; 0: nowhere yet
    std::string focused_;     // the widget with the focus, when drawn last
};

}  // namespace shunt::ui
