#include "core/finder/catalogue.hpp"

#include <algorithm>
#include <optional>

#include "core/base/words.hpp"

namespace shunt::finder {
namespace {

using Cells = Narrow::Cells;
using NarrowGrid = Grid<Narrow>;

/// Neighbours of a set of cells, the set included.
Cells grown(const NarrowGrid& grid, Cells cells) {
    const Cells right = (cells & ~grid.last_column()) << 1;
    const Cells left = (cells & ~grid.first_column()) >> 1;
    return (cells | right | left | cells << grid.columns() | cells >> grid.columns()) & grid.all();
}

bool is_connected(const NarrowGrid& grid, Cells cells) {
    Cells reached = lowest_of(cells);
    for (Cells more = reached;; reached = more) {
        more = grown(grid, reached) & cells;
        if (more == reached) return reached == cells;
    }
}

bool in_upper_left(const NarrowGrid& grid, Cells cells) {
    return (cells & grid.first_column()) != 0 && (cells & ((Cells{1} << grid.columns()) - 1)) != 0;
}

Cells to_upper_left(const NarrowGrid& grid, Cells cells) {
    while ((cells & ((Cells{1} << grid.columns()) - 1)) == 0) cells >>= grid.columns();
    while ((cells & grid.first_column()) == 0) cells >>= 1;
    return cells;
}

/// Larger shapes first: what is left of the grid shrinks fast.
bool comes_before(Cells a, Cells b) {
    const int difference = std::popcount(a) - std::popcount(b);
    return difference != 0 ? difference > 0 : a < b;
}

/// A motion of the grid: transpose, then turn columns around, then rows.
struct Turning {
    bool transposes, flips_columns, flips_rows;

    [[nodiscard]] int apply(const NarrowGrid& grid, int cell) const {
        int row = cell / grid.columns();
        int column = cell % grid.columns();
        if (transposes) std::swap(row, column);
        if (flips_columns) column = grid.columns() - 1 - column;
        if (flips_rows) row = grid.rows() - 1 - row;
        return row * grid.columns() + column;
    }
    [[nodiscard]] Cells apply(const NarrowGrid& grid, Cells cells) const {
        Cells image = 0;
        for_each_cell(cells, [&](int cell) { image |= cell_bit<Cells>(apply(grid, cell)); });
        return image;
    }
};

int corner_cell(const NarrowGrid& grid, std::size_t corner) {
    const int row = corner < 2 ? 0 : grid.rows() - 1;
    return row * grid.columns() + (corner % 2 == 0 ? 0 : grid.columns() - 1);
}

/// The symmetry that a motion is, unless it leads out of the catalogue.
std::optional<Symmetry> symmetry_of(const NarrowGrid& grid, std::span<const Cells> shapes, const Turning& motion) {
    Symmetry symmetry;
    symmetry.image.reserve(shapes.size());
    for (const Cells shape : shapes) {
        const Cells image = to_upper_left(grid, motion.apply(grid, shape));
        const auto at = std::lower_bound(shapes.begin(), shapes.end(), image, comes_before);
        if (at == shapes.end() || *at != image) return std::nullopt;
        symmetry.image.push_back(static_cast<ShapeId>(at - shapes.begin()));
    }
    for (std::size_t corner = 0; corner < kCorners; ++corner) {
        if (motion.apply(grid, corner_cell(grid, corner)) == grid.cells() - 1) symmetry.corner = corner;
    }
    return symmetry;
}

/// A shape of the puzzle model in the upper left corner; empty when it does not fit.
Cells in_grid(const NarrowGrid& grid, const puzzle::Shape& shape) {
    int left = 0;
    for (const puzzle::Coordinate offset : shape.offsets()) left = std::min(left, offset.column);
    const puzzle::Coordinate extent = shape.extent();
    if (extent.row > grid.rows() || extent.column > grid.columns()) return 0;
    Cells cells = 0;
    for (const puzzle::Coordinate offset : shape.offsets()) {
        cells |= cell_bit<Cells>(offset.row * grid.columns() + offset.column - left);
    }
    return cells;
}

}  // namespace

Catalogue::Catalogue(const NarrowGrid& grid, std::vector<Cells> shapes) : grid_(grid), cells_(std::move(shapes)) {
    std::sort(cells_.begin(), cells_.end(), comes_before);
    cells_.shrink_to_fit();
    shapes_.reserve(cells_.size());
    at_corners_.reserve(cells_.size());
    first_.assign(static_cast<std::size_t>(grid.cells()) + 1, static_cast<ShapeId>(cells_.size()));
    for (const Cells cells : cells_) {
        const auto id = static_cast<ShapeId>(shapes_.size());
        const Shape& shape = shapes_.emplace_back(grid, cells);
        for (auto size = static_cast<std::size_t>(shape.size); size < first_.size(); ++size) {
            first_[size] = std::min(first_[size], id);
        }
        std::array<Cells, kCorners>& corners = at_corners_.emplace_back();
        for_each_cell(shape.body.anchors, [&](int anchor) {
            for (std::size_t corner = 0; corner < kCorners; ++corner) {
                if ((shape.body.cells_at(anchor) >> corner_cell(grid, corner) & 1) != 0) {
                    corners[corner] |= cell_bit<Cells>(anchor);
                }
            }
        });
    }
}

std::uint64_t Catalogue::bytes() const {
    return cells_.capacity() * sizeof(Cells) + shapes_.capacity() * sizeof(Shape) +
           at_corners_.capacity() * sizeof(std::array<Cells, kCorners>) + first_.capacity() * sizeof(ShapeId);
}

Catalogue Catalogue::every_shape(const NarrowGrid& grid) {
    std::vector<bool> seen(std::size_t{1} << grid.cells());
    std::vector<Cells> sets;  // connected ones anywhere, each once
    const auto add = [&](Cells cells) {
        if (!seen[cells]) sets.push_back(cells);
        seen[cells] = true;
    };
    for_each_cell(grid.all(), [&](int cell) { add(cell_bit<Cells>(cell)); });
    for (std::size_t next = 0; next < sets.size(); ++next) {
        const Cells cells = sets[next];
        for_each_cell(grown(grid, cells) & ~cells, [&](int cell) { add(cells | cell_bit<Cells>(cell)); });
    }
    sets.erase(std::remove_if(sets.begin(), sets.end(), [&](Cells cells) { return !in_upper_left(grid, cells); }),
               sets.end());
    return {grid, std::move(sets)};
}

Result<Catalogue> Catalogue::of(const NarrowGrid& grid, std::span<const puzzle::Shape> shapes) {
    if (shapes.empty()) return Error{say("there is no shape in the list")};
    std::vector<Cells> sets;
    for (const puzzle::Shape& shape : shapes) {
        const std::string number = std::to_string(sets.size() + 1);
        const Cells cells = in_grid(grid, shape);
        if (cells == 0) return Error{say("shape {number} does not fit the grid", {{"number", number}})};
        if (!is_connected(grid, cells)) return Error{say("shape {number} is not connected", {{"number", number}})};
        if (std::count(sets.begin(), sets.end(), cells) != 0)
            return Error{say("shape {number} comes twice", {{"number", number}})};
        sets.push_back(cells);
    }
    return Catalogue(grid, std::move(sets));
}

std::vector<Symmetry> Catalogue::transpositions() const {
    std::vector<Symmetry> found;
    for (const bool transposes : {false, true}) {
        if (transposes && grid_.rows() != grid_.columns()) continue;
        if (auto symmetry = symmetry_of(grid_, cells_, {transposes, false, false}))
            found.push_back(std::move(*symmetry));
    }
    return found;
}

std::vector<Symmetry> Catalogue::symmetries() const {
    std::vector<Symmetry> found;
    for (int motion = 0; motion < 8; ++motion) {
        const Turning wanted{(motion & 4) != 0, (motion & 2) != 0, (motion & 1) != 0};
        if (wanted.transposes && grid_.rows() != grid_.columns()) continue;
        if (auto symmetry = symmetry_of(grid_, cells_, wanted)) found.push_back(std::move(*symmetry));
    }
    return found;
}

}  // namespace shunt::finder
