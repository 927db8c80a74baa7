#include "core/packing/piece_moves.hpp"

#include <bit>

namespace shunt::packing {

void PieceMoves::list(const ArrangementWalk& walk, int from) {
    from_ = from;
    kind_ = walk.letter[static_cast<std::size_t>(from)];
    own_ = space_.places().at(kind_, from).cells;
    room_ = walk.free | own_;
    count_ = 0;
    switch (puzzle::extent(space_.metric())) {
        case puzzle::Extent::one_cell:
            return steps();
        case puzzle::Extent::straight:
            return slides();
        case puzzle::Extent::any_path:
            return moves();
    }
}

bool PieceMoves::fits(CellSet cells) const {
    return cells != 0 && (cells & ~room_) == 0 && std::popcount(cells & ~own_) <= space_.voids();
}

void PieceMoves::steps() {
    const Place& place = space_.places().at(kind_, from_);
    for (std::size_t d = 0; d < kDirectionCount; ++d) {
        if (fits(place.next_cells[d])) add(place.next[d], false);
    }
}

void PieceMoves::slides() {
    for (std::size_t d = 0; d < kDirectionCount; ++d) {
        CellSet swept = 0;
        int at = from_;
        while (fits(space_.places().at(kind_, at).next_cells[d])) {
            const Place& place = space_.places().at(kind_, at);
            swept |= place.next_cells[d] & ~own_;
            if (std::popcount(swept) > space_.voids()) break;
            add(place.next[d], at != from_);
            at = place.next[d];
        }
    }
}

/// Every placement that could be reached along any path, nearest first.
void PieceMoves::moves() {
    CellSet seen = CellSet{1} << from_;
    const auto go_on_from = [&](int at) {
        const Place& place = space_.places().at(kind_, at);
        for (std::size_t d = 0; d < kDirectionCount; ++d) {
            if (!fits(place.next_cells[d]) || (seen >> place.next[d] & 1) != 0) continue;
            seen |= CellSet{1} << place.next[d];
            add(place.next[d], false);
        }
    };
    go_on_from(from_);
    for (std::size_t next = 0; next < count_; ++next) go_on_from(targets_[next].to);
}

}  // namespace shunt::packing
