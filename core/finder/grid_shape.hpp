// Rigid bodies on a grid: where they fit and where they can go. One piece is a body; so is a group of pieces that moves as one.
#pragma once

#include <span>

#include "core/finder/cells.hpp"

namespace shunt::finder {

[[nodiscard]] constexpr std::size_t index_of(Direction direction) { return static_cast<std::size_t>(direction); }

/// A set of cells that moves rigidly. Its anchor is its first cell in row-major order, so that a body at anchor a covers
/// pattern << a. All sets below are sets of anchors, unless they say cells.
template <class W>
struct Body {
    using Cells = typename W::Cells;

    Cells pattern = 0;            ///< cells, when the anchor is cell 0; bit 0 is set
    Cells anchors = 0;            ///< where the body is inside the grid: a rectangle
    std::array<Cells, 4> from{};  ///< by Direction: anchors from which one step stays inside the grid

    Body() = default;
    /// The body that covers `cells`, not empty, in `grid`. O(rows).
    Body(const Grid<W>& grid, Cells cells);

    [[nodiscard]] Cells cells_at(int anchor) const { return pattern << anchor; }
    /// Where it can be put down on `free` cells. O(cells of the body).
    [[nodiscard]] Cells fits(Cells free) const {
        Cells places = anchors;
        for (Cells left = pattern; left != 0; left &= left - 1) places &= free >> lowest(left);
        return places;
    }
    /// Where it can get from `anchor` through `room`, a set of places that holds it.
    [[nodiscard]] Cells flood(const Grid<W>& grid, int anchor, Cells room) const {
        const int down = grid.columns();
        Cells reached = cell_bit<Cells>(anchor);
        for (;;) {
            const Cells more = (reached | (reached & from[0]) >> down | (reached & from[1]) >> 1 |
                                (reached & from[2]) << 1 | (reached & from[3]) << down) &
                               room;
            if (more == reached) return reached;
            reached = more;
        }
    }
    /// The places of `room` on the straight line through `anchor`, as far as it can go both ways.
    [[nodiscard]] Cells line(const Grid<W>& grid, int anchor, Cells room, bool horizontal) const {
        const int stride = horizontal ? 1 : grid.columns();
        const Cells back = from[index_of(horizontal ? Direction::left : Direction::up)];
        const Cells ahead = from[index_of(horizontal ? Direction::right : Direction::down)];
        Cells reached = cell_bit<Cells>(anchor);
        for (;;) {
            const Cells more = (reached | (reached & back) >> stride | (reached & ahead) << stride) & room;
            if (more == reached) return reached;
            reached = more;
        }
    }
};

template <class W>
Body<W>::Body(const Grid<W>& grid, Cells cells) : pattern(cells >> lowest(cells)) {
    const int columns = grid.columns();
    const int top = lowest(cells) / columns;
    const int bottom = highest(cells) / columns;
    Cells used = 0;  // columns
    for (int row = top; row <= bottom; ++row) used |= cells >> (row * columns) & ((Cells{1} << columns) - 1);
    const int left = lowest(used);
    anchors = grid.rectangle(lowest(cells) - top * columns - left, grid.rows() - (bottom - top),
                             columns - (highest(used) - left));
    from[index_of(Direction::up)] = anchors & anchors << columns;
    from[index_of(Direction::left)] = anchors & anchors << 1 & ~grid.first_column();
    from[index_of(Direction::right)] = anchors & anchors >> 1 & ~grid.last_column();
    from[index_of(Direction::down)] = anchors & anchors >> columns;
}

/// A connected shape on a grid.
template <class W>
struct GridShape {
    using Cells = typename W::Cells;

    Body<W> body;
    typename W::Word word;  ///< of the shape at anchor 0
    std::array<Cells, 4>
        fresh{};   ///< by Direction: the part of the pattern that a step brings onto cells not covered before
    int size = 0;  ///< cells

    GridShape() = default;
    /// The shape of `cells`, a connected set.
    GridShape(const Grid<W>& grid, Cells cells);

    [[nodiscard]] typename W::Word word_at(int anchor) const { return word.moved(anchor); }
    /// Which of the pieces at `places` can step in `direction` when `voids` are empty. O(perimeter).
    [[nodiscard]] Cells movers(const Grid<W>& grid, Cells places, Cells voids, Direction direction) const {
        Cells landing = moved(places & body.from[index_of(direction)], grid.stride(direction));
        for (Cells left = fresh[index_of(direction)]; left != 0; left &= left - 1) landing &= voids >> lowest(left);
        return moved(landing, -grid.stride(direction));
    }
};

extern template struct GridShape<Narrow>;
extern template struct GridShape<Wide>;

}  // namespace shunt::finder
