#include "core/moves/footprints.hpp"

#include <algorithm>

namespace shunt::moves {

using puzzle::Cell;
using puzzle::Direction;
using puzzle::Kind;
using puzzle::kNoCell;

Footprints::Footprints(const puzzle::Puzzle& puzzle) : puzzle_(&puzzle) {
    for (const Kind& kind : puzzle.kinds()) {
        const auto table = std::find_if(tables_.begin(), tables_.end(), [&](const Table& other) {
            return other.like->shape == kind.shape && other.like->enters_gates == kind.enters_gates;
        });
        table_of_.push_back(static_cast<std::size_t>(table - tables_.begin()));
        if (table == tables_.end()) tables_.push_back(table_for(kind));
    }
    neighbours_.resize(static_cast<std::size_t>(puzzle.board().cells()));
    for (Cell cell = 0; cell < neighbours_.size(); ++cell) {
        for (const Direction direction : puzzle::kDirections) {
            neighbours_[cell][static_cast<std::size_t>(direction)] = puzzle.board().neighbour(cell, direction);
        }
    }
}

Footprints::Table Footprints::table_for(const Kind& kind) const {
    Table table{&kind, static_cast<std::size_t>(kind.shape.size()), {}};
    const auto anchors = static_cast<std::size_t>(puzzle_->board().cells());
    table.cells.assign(anchors * table.size, kNoCell);
    for (std::size_t anchor = 0; anchor < anchors; ++anchor) {
        const auto cells = covered_cells(puzzle_->board(), kind, static_cast<Cell>(anchor));
        std::copy(cells.begin(), cells.end(), table.cells.begin() + static_cast<std::ptrdiff_t>(anchor * table.size));
    }
    return table;
}

}  // namespace shunt::moves
