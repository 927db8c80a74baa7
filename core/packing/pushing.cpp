#include "core/packing/pushing.hpp"

#include <algorithm>
#include <bit>

namespace shunt::packing {
namespace {

constexpr std::uint64_t bit(std::size_t index) { return std::uint64_t{1} << index; }

/// Lists up to which sorting does not pay.
constexpr std::size_t kShort = 24;

void add_if_new(std::vector<std::uint64_t>& sets, std::uint64_t set) {
    if (std::find(sets.begin(), sets.end(), set) == sets.end()) sets.push_back(set);
}

/// Adds to `sets` all unions of `added` with one of them, and `added` itself; keeps it without repetition.
void close_under_union(std::vector<std::uint64_t>& sets, std::uint64_t added) {
    const std::size_t before = sets.size();
    if (before <= kShort) {
        if (std::find(sets.begin(), sets.end(), added) != sets.end()) return;  // then its unions are there too
        for (std::size_t i = 0; i < before; ++i) add_if_new(sets, sets[i] | added);
        add_if_new(sets, added);
        return;
    }
    for (std::size_t i = 0; i < before; ++i) sets.push_back(sets[i] | added);
    sets.push_back(added);
    std::sort(sets.begin(), sets.end());
    sets.erase(std::unique(sets.begin(), sets.end()), sets.end());
}

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
    const PieceSet stuck = stuck_among(pushers(direction), direction);
    for (PieceSet left = ~stuck; left != 0; left &= left - 1)
        close_under_union(groups_, closure(static_cast<std::size_t>(std::countr_zero(left))));
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
