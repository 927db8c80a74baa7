// The positions of one arrangement, one filling after another: the body is placed once for all of them.
#pragma once

#include <bit>
#include <vector>

#include "core/packing/packed_space.hpp"

namespace shunt::packing {

class BlockPositions {
public:
    /// `space` must outlive it.
    explicit BlockPositions(const PackedSpace& space);

    /// Places the body: `letter_at(cell)` is the letter of the piece anchored at one of `anchors`.
    template <class LetterAt>
    void place_body(CellSet anchors, LetterAt letter_at) {
        placed_.assign(placed_.size(), 0);
        for (; anchors != 0; anchors &= anchors - 1) {
            const int cell = std::countr_zero(anchors);
            put(space_->body_[letter_at(cell)], cell);
        }
    }
    /// The canonical position with a filling of the cells that the body leaves free; valid until the next call. O(free).
    [[nodiscard]] const puzzle::Position& filled(Rank filling, CellSet free);

private:
    void put(puzzle::KindId kind, int cell) {
        position_.anchors[space_->pieces_of_kind_[kind][placed_[kind]++]] = static_cast<puzzle::Cell>(cell);
    }

    const PackedSpace* space_;
    puzzle::Position position_;
    std::vector<std::size_t> placed_;  // pieces, by kind
};

}  // namespace shunt::packing
