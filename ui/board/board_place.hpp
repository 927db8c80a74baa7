// Where a board lies on the screen: the map between cells and CSS pixels.
#pragma once

#include <cmath>

#include "ui/board/drag.hpp"
#include "ui/draw/rect.hpp"

namespace shunt::ui {

struct BoardPlace {
    Rect outer;      ///< with the frame
    Vec origin;      ///< top left corner of cell (0, 0)
    float cell = 1;  ///< side of a cell

    /// A place in cells, as pictures have it.
    [[nodiscard]] Vec on(Vec cells) const { return origin + cells * cell; }
    [[nodiscard]] Rect square(puzzle::Coordinate at) const {
        const Vec corner = on({static_cast<float>(at.column), static_cast<float>(at.row)});
        return {corner.x, corner.y, cell, cell};
    }
    /// The board coordinate (fractional) under a point of the screen.
    [[nodiscard]] BoardPoint at(Vec p) const { return {(p.y - origin.y) / cell, (p.x - origin.x) / cell}; }
    /// The cell there, on the board or not.
    [[nodiscard]] puzzle::Coordinate cell_at(Vec p) const {
        const BoardPoint point = at(p);
        return {static_cast<int>(std::floor(point.row)), static_cast<int>(std::floor(point.column))};
    }
};

/// The largest place for the board in the middle of `area`, cells of at most `max_cell`, whole pixels. Without a
/// frame the cells alone fill it.
[[nodiscard]] BoardPlace place_board(const puzzle::Board& board, Rect area, bool framed, float max_cell);
/// The same for a board of so many cells.
[[nodiscard]] BoardPlace place_board(int rows, int columns, Rect area, bool framed, float max_cell);

}  // namespace shunt::ui
