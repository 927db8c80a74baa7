#include "core/packing/pushing.hpp"

#include <bit>

namespace shunt::packing {
namespace {

constexpr std::uint64_t bit(std::size_t index) { return std::uint64_t{1} << index; }

}  // namespace

void Pushing::add(CellSet cells, int anchor, Letter kind) {
    for (CellSet left = cells; left != 0; left &= left - 1)
        owner_[static_cast<std::size_t>(std::countr_zero(left))] = static_cast<std::uint8_t>(count_);
    pieces_[count_++] = {cells, static_cast<std::uint8_t>(anchor), kind};
}

void Pushing::end(CellSet voids) {
    voids_ = voids;
    occupied_ = space_->all() & ~voids;
}

/// The pieces that cover some of these cells.
PieceSet Pushing::owners(CellSet cells) const {
    PieceSet pieces = 0;
    for (; cells != 0; cells &= cells - 1) pieces |= bit(owner_[static_cast<std::size_t>(std::countr_zero(cells))]);
    return pieces;
}

/// The pieces that would enter a void with a step in this direction, those that would push them, and so on: every group that can
/// step consists of such pieces.
PieceSet Pushing::pushers(std::size_t direction) const {
    const std::size_t back = kDirectionCount - 1 - direction;
    PieceSet pieces = 0;
    CellSet covered = 0;
    for (CellSet front = voids_; front != 0;) {
        CellSet behind = space_->places().shifted(front, back) & occupied_ & ~covered;
        front = 0;
        while (behind != 0) {
            const std::size_t piece = owner_[static_cast<std::size_t>(std::countr_zero(behind))];
            pieces |= bit(piece);
            front |= pieces_[piece].cells;
            behind &= ~pieces_[piece].cells;
        }
        covered |= front;
    }
    return pieces;
}

/// Of the candidates, those whose closure hits a wall or a piece that is no candidate; notes what the others push.
PieceSet Pushing::stuck_among(PieceSet candidates, std::size_t direction) {
    PieceSet stuck = ~candidates;
    for (PieceSet left = candidates; left != 0; left &= left - 1) {
        const auto i = static_cast<std::size_t>(std::countr_zero(left));
        const CellSet next = next_cells(pieces_[i], pieces_[i].anchor, direction);
        pushes_[i] = owners(next & occupied_ & ~pieces_[i].cells);
        if (next == 0) stuck |= bit(i);
    }
    for (PieceSet before = 0; before != stuck;) {
        before = stuck;
        for (PieceSet left = candidates & ~stuck; left != 0; left &= left - 1) {
            const auto i = static_cast<std::size_t>(std::countr_zero(left));
            if ((pushes_[i] & stuck) != 0) stuck |= bit(i);
        }
    }
    return stuck;
}

const std::vector<PieceSet>& Pushing::groups(std::size_t direction) {
    groups_.clear();
    step_sets_.clear();
    const PieceSet stuck = stuck_among(pushers(direction), direction);
    for (PieceSet left = ~stuck; left != 0; left &= left - 1)
        step_sets_.add(left & -left, closure(static_cast<std::size_t>(std::countr_zero(left))));
    if (!step_sets_.append_to(groups_, grid::kMostStepSets)) space_->note_crowded();
    return groups_;
}

PieceSet Pushing::closure(std::size_t piece) const {
    PieceSet closed = 0;
    for (PieceSet todo = bit(piece); todo != 0;) {
        const auto next = static_cast<std::size_t>(std::countr_zero(todo));
        closed |= bit(next);
        todo = (todo | pushes_[next]) & ~closed;
    }
    return closed;
}

}  // namespace shunt::packing
