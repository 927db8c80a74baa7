#include "core/packing/pushing.hpp"

#include <bit>

namespace shunt::packing {
void Pushing::add(CellSet cells, int anchor, Letter kind) {
    for (CellSet left = cells; left != 0; left &= left - 1)
        owner_[static_cast<std::size_t>(std::countr_zero(left))] = static_cast<std::uint8_t>(count_);
    pieces_[count_++] = {cells, static_cast<std::uint8_t>(anchor), kind};
}

void Pushing::fill(CellSet voids) {
    voids_ = voids;
    occupied_ = space_->all() & ~voids;
}

/// The pieces that cover some of these cells.
PieceSet Pushing::owners(CellSet cells) const {
    PieceSet pieces = 0;
    for (; cells != 0; cells &= cells - 1)
        pieces |= one_piece(owner_[static_cast<std::size_t>(std::countr_zero(cells))]);
    return pieces;
}

/// The pieces that would enter a void with a step in this direction, those that would push them, and so on: every group that can step
/// consists of such pieces. Notes what they push. Left out are those with a cell that has no void ahead, and so are those who would push
/// nobody else.
PieceSet Pushing::pushers(std::size_t direction) {
    const auto behind_them = [&](CellSet cells) { return space_->places().shifted(cells, opposite(direction)); };
    const CellSet able = grid::with_void_ahead(voids_, behind_them);
    PieceSet pieces = 0;
    CellSet seen = ~able;
    for (CellSet front = voids_; front != 0;) {
        CellSet behind = behind_them(front) & occupied_ & ~seen;
        front = 0;
        while (behind != 0) {
            const std::size_t i = owner_[static_cast<std::size_t>(std::countr_zero(behind))];
            const CellSet own = pieces_[i].cells;
            seen |= own;
            behind &= ~own;
            if ((own & ~able) != 0) continue;
            const CellSet next = next_cells(pieces_[i], pieces_[i].anchor, direction);
            if (next == 0) continue;
            pushes_[i] = owners(next & occupied_ & ~own);
            pieces |= one_piece(i);
            front |= own;
        }
    }
    return pieces;
}

/// Those whose closures meet no wall.
PieceSet Pushing::movable(std::size_t direction) {
    PieceSet movable = pushers(direction);
    for (PieceSet before = 0; before != movable;) {
        before = movable;
        for (PieceSet left = movable; left != 0; left &= left - 1)
            if ((pushes_[static_cast<std::size_t>(std::countr_zero(left))] & ~movable) != 0) movable &= ~(left & -left);
    }
    return movable;
}

const std::vector<PieceSet>& Pushing::groups(std::size_t direction) {
    groups_.clear();
    const PieceSet all = movable(direction);
    if (std::popcount(all) <= 1) {
        if (all != 0) groups_.push_back(all);
        return groups_;
    }
    step_sets_.clear();
    for (PieceSet left = all; left != 0; left &= left - 1)
        step_sets_.add(left & -left, closure(static_cast<std::size_t>(std::countr_zero(left))));
    if (!step_sets_.append_to(groups_, grid::kMostStepSets)) space_->note_crowded();
    return groups_;
}

PieceSet Pushing::closure(std::size_t piece) const {
    PieceSet closed = 0;
    for (PieceSet todo = one_piece(piece); todo != 0;) {
        const auto next = static_cast<std::size_t>(std::countr_zero(todo));
        closed |= one_piece(next);
        todo = (todo | pushes_[next]) & ~closed;
    }
    return closed;
}

}  // namespace shunt::packing
