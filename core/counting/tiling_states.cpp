#include "core/counting/tiling_states.hpp"

#include <algorithm>
#include <cassert>

namespace shunt::counting {
namespace {

using puzzle::Coordinate;
using puzzle::Shape;

/// The shape's cells, seen from its anchor.
Window window_of(const Shape& shape, int columns) {
    Window covered;
    for (const Coordinate offset : shape.offsets()) {
        covered = covered | Window::only(offset.row * columns + offset.column);
    }
    return covered;
}

}  // namespace

int TilingStates::window_needed(const Floor& floor, const std::vector<Shape>& shapes) {
    int needed = 1;
    for (const Shape& shape : shapes) {
        const Coordinate extent = shape.extent();
        if (extent.row > floor.grid().rows || extent.column > floor.grid().columns) continue;
        const Coordinate last = shape.offsets().back();
        needed = std::max(needed, last.row * floor.grid().columns + last.column + 1);
    }
    return needed;
}

TilingStates::TilingStates(Floor floor, std::vector<Shape> shapes, int voids)
    : floor_(std::move(floor)),
      shapes_(std::move(shapes)),
      voids_(voids),
      walls_(static_cast<std::size_t>(cells()) / 64 + 3) {
    assert(window_needed(floor_, shapes_) <= Window::kBits && voids >= 0 && voids <= kMostVoids);
    for (int cell = 0; cell < cells(); ++cell) {
        const bool wall = !floor_.has(cell / floor_.grid().columns, cell % floor_.grid().columns);
        walls_[static_cast<std::size_t>(cell / 64)] |= std::uint64_t{wall} << cell % 64;
    }
}

std::vector<TilingStates::Placement> TilingStates::placements(int cell) const {
    const int columns = floor_.grid().columns;
    std::vector<Placement> found;
    for (std::size_t shape = 0; shape < shapes_.size(); ++shape) {
        if (!floor_.holds(shapes_[shape], {cell / columns, cell % columns})) continue;
        found.push_back({window_of(shapes_[shape], columns), static_cast<int>(shape)});
    }
    return found;
}

}  // namespace shunt::counting
