#include "core/finder/grid_shape.hpp"

namespace shunt::finder {

template <class W>
GridShape<W>::GridShape(const Grid<W>& grid, Cells cells) : body(grid, cells), size(std::popcount(cells)) {
    const int anchor = lowest(cells);
    word = W::word(cells, cells & cells >> 1 & ~grid.last_column(), cells & cells >> grid.columns()).moved(-anchor);
    for (const Direction direction : kDirections) {
        for_each_cell(cells, [&](int cell) {
            const puzzle::Coordinate step = puzzle::offset(direction);
            const int row = cell / grid.columns() + step.row;
            const int column = cell % grid.columns() + step.column;
            const bool inside = row >= 0 && row < grid.rows() && column >= 0 && column < grid.columns();
            const bool within = inside && (cells >> (row * grid.columns() + column) & 1) != 0;
            if (!within) fresh[index_of(direction)] |= cell_bit<Cells>(cell - anchor);
        });
    }
}

template struct GridShape<Narrow>;
template struct GridShape<Wide>;

}  // namespace shunt::finder
