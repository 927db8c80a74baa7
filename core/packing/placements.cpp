#include "core/packing/placements.hpp"

#include <algorithm>

namespace shunt::packing {
namespace {

using puzzle::Cell;
using puzzle::Kind;
using puzzle::kNoCell;
using puzzle::Puzzle;

CellSet cell_set(const std::vector<Cell>& cells) {
    CellSet set = 0;
    for (const Cell cell : cells) set |= CellSet{1} << cell;
    return set;
}

/// Whether a piece of `kind` may step in `direction` to anchor `to` on the empty board.
bool steps(const Kind& kind, puzzle::Direction direction, Cell to) {
    return allows(kind.axis, direction) && to != kNoCell &&
           std::binary_search(kind.region.begin(), kind.region.end(), to);
}

Place place_of(const Puzzle& puzzle, const Kind& kind, Cell anchor) {
    Place place;
    place.cells = cell_set(covered_cells(puzzle.board(), kind, anchor));
    for (std::size_t d = 0; d < kDirectionCount; ++d) {
        const Cell to = puzzle.board().neighbour(anchor, puzzle::kDirections[d]);
        if (!steps(kind, puzzle::kDirections[d], to)) continue;
        place.next[d] = static_cast<std::uint8_t>(to);
        place.next_anchors |= CellSet{1} << to;
        place.next_cells[d] = cell_set(covered_cells(puzzle.board(), kind, to));
    }
    return place;
}

}  // namespace

Placements::Placements(const Puzzle& puzzle, std::span<const puzzle::KindId> kinds)
    : places_((kinds.size() + 1) * kMostCells) {
    for (std::size_t letter = 0; letter < kinds.size(); ++letter) {
        const Kind& kind = puzzle.kinds()[kinds[letter]];
        for (const Cell anchor : kind.region) places_[letter * kMostCells + anchor] = place_of(puzzle, kind, anchor);
    }
    for (std::size_t cell = 0; cell < static_cast<std::size_t>(puzzle.board().cells()); ++cell) {
        places_[kinds.size() * kMostCells + cell].cells = CellSet{1} << cell;
        for (std::size_t d = 0; d < kDirectionCount; ++d) {
            const Cell next = puzzle.board().neighbour(static_cast<Cell>(cell), puzzle::kDirections[d]);
            if (next == kNoCell) continue;
            next_[cell][d] = CellSet{1} << next;
            beside_[cell] |= CellSet{1} << next;
            add_shift(static_cast<int>(cell), next, d);
        }
    }
}

void Placements::add_shift(int from, int to, std::size_t direction) {
    auto& shifts = shifts_[direction];
    const auto by = static_cast<std::uint8_t>((to - from) & 63);
    auto same = std::find_if(shifts.begin(), shifts.end(), [&](const Shift& shift) { return shift.by == by; });
    if (same == shifts.end()) same = shifts.insert(shifts.end(), {0, by});
    same->from |= CellSet{1} << from;
}

Stock stock_of(const Puzzle& puzzle, std::span<const puzzle::KindId> kinds) {
    Stock stock;
    stock.cells = puzzle.board().cells();
    for (const puzzle::KindId id : kinds) {
        const Kind& kind = puzzle.kinds()[id];
        Stock::Kind entry{static_cast<int>(kind.pieces.size()), kind.shape.size(),
                          std::vector<CellSet>(static_cast<std::size_t>(stock.cells), 0)};
        for (const Cell anchor : kind.region)
            entry.placement[anchor] = cell_set(covered_cells(puzzle.board(), kind, anchor));
        stock.kinds.push_back(std::move(entry));
    }
    return stock;
}

Stock stock_of(const Puzzle& puzzle) {
    std::vector<puzzle::KindId> kinds(puzzle.kinds().size());
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) kinds[kind] = static_cast<puzzle::KindId>(kind);
    return stock_of(puzzle, kinds);
}

}  // namespace shunt::packing
