// Where every piece may stand and what it covers there, looked up instead of worked out anew.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "core/puzzle/puzzle.hpp"

namespace shunt::moves {

/// Tables of one puzzle, on boards of any size: 2 bytes for every cell of a shape on every anchor, once for all kinds of equal shape
/// and permission. `puzzle` must outlive it.
class Footprints {
public:
    explicit Footprints(const puzzle::Puzzle& puzzle);

    /// The cells that a piece of `kind` covers at `anchor`, in row-major order; empty when it may not stand there.
    [[nodiscard]] std::span<const puzzle::Cell> cells(puzzle::KindId kind, puzzle::Cell anchor) const {
        const Table& table = tables_[table_of_[kind]];
        const puzzle::Cell* first = table.cells.data() + std::size_t{anchor} * table.size;
        return {first, *first == puzzle::kNoCell ? 0 : table.size};
    }
    /// The live cell next to `cell`, or kNoCell.
    [[nodiscard]] puzzle::Cell neighbour(puzzle::Cell cell, puzzle::Direction direction) const {
        return neighbours_[cell][static_cast<std::size_t>(direction)];
    }
    /// Where the anchor comes to by a step, whether or not the piece may stand there; kNoCell when its axis forbids the step.
    [[nodiscard]] puzzle::Cell anchor_after(puzzle::KindId kind, puzzle::Cell anchor,
                                            puzzle::Direction direction) const {
        return allows(puzzle_->kinds()[kind].axis, direction) ? neighbour(anchor, direction) : puzzle::kNoCell;
    }

private:
    struct Table {
        const puzzle::Kind* like;         // a kind that the table is for
        std::size_t size;                 // cells of the shape
        std::vector<puzzle::Cell> cells;  // anchors x size; kNoCell first where the piece may not stand
    };

    [[nodiscard]] Table table_for(const puzzle::Kind& kind) const;

    const puzzle::Puzzle* puzzle_;
    std::vector<Table> tables_;
    std::vector<std::size_t> table_of_;                                             // by kind
    std::vector<std::array<puzzle::Cell, puzzle::kDirections.size()>> neighbours_;  // by cell
};

}  // namespace shunt::moves
