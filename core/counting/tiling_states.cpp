#include "core/counting/tiling_states.hpp"

#include <algorithm>
#include <cassert>

#include "core/puzzle/polyomino.hpp"

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

TilingStates::TilingStates(Floor floor, std::vector<Shape> shapes, int voids, const std::vector<int>& pieces)
    : floor_(std::move(floor)),
      shapes_(std::move(shapes)),
      voids_(voids),
      uses_(shapes_.size()),
      needs_(shapes_.size()),
      walls_(static_cast<std::size_t>(cells()) / 64 + 3) {
    assert(window_needed(floor_, shapes_) <= Window::kBits && voids >= 0 && voids <= kMostVoids);
    for (int cell = 0; cell < cells(); ++cell) {
        const bool wall = !floor_.has(cell / floor_.grid().columns, cell % floor_.grid().columns);
        walls_[static_cast<std::size_t>(cell / 64)] |= std::uint64_t{wall} << cell % 64;
    }
    set_pieces(pieces);
}

/// Pieces that lie alike come in their order, so that what differs only in which of them is where counts once.
void TilingStates::set_pieces(const std::vector<int>& pieces) {
    std::vector<std::vector<Shape>> lying;
    for (std::size_t shape = 0; shape < pieces.size(); ++shape) {
        lying.resize(std::max(lying.size(), static_cast<std::size_t>(pieces[shape]) + 1));
        lying[static_cast<std::size_t>(pieces[shape])].push_back(shapes_[shape]);
    }
    assert(lying.size() <= static_cast<std::size_t>(kMostPieces));
    const auto bit = [](std::size_t piece) { return std::uint64_t{1} << (kVoidsShift - 1 - static_cast<int>(piece)); };
    for (auto& shapes : lying) shapes = puzzle::distinct(std::move(shapes));
    for (std::size_t shape = 0; shape < pieces.size(); ++shape) {
        const auto piece = static_cast<std::size_t>(pieces[shape]);
        uses_[shape] = bit(piece);
        all_used_ |= bit(piece);
        for (std::size_t before = 0; before < piece; ++before) {
            if (lying[before] == lying[piece]) needs_[shape] = bit(before);
        }
    }
}

std::vector<TilingStates::Placement> TilingStates::placements(int cell) const {
    const int columns = floor_.grid().columns;
    std::vector<Placement> found;
    for (std::size_t shape = 0; shape < shapes_.size(); ++shape) {
        if (!floor_.holds(shapes_[shape], {cell / columns, cell % columns})) continue;
        found.push_back({window_of(shapes_[shape], columns), static_cast<int>(shape), uses_[shape], needs_[shape]});
    }
    return found;
}

}  // namespace shunt::counting
