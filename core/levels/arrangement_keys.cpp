#include "core/levels/arrangement_keys.hpp"

#include "core/packing/word_reading.hpp"

namespace shunt::levels {

bool ArrangementKeys::fit(const packing::PackedSpace& space) {
    int pieces = 0;
    for (Letter kind = 0; kind < space.free_letter(); ++kind) pieces += static_cast<int>(space.pieces_of(kind));
    return space.has_filler() && space.filling_blocks().any() && space.blocks_tell_kinds() &&
           kFillingBits + space.board_cells() + space.kind_bits() * pieces < 64;
}

Rank ArrangementKeys::key(const puzzle::Position& position) const {
    const packing::PackedSpace::Block block = space_->block(space_->rank(position));
    return block.anchors << kFillingBits | block.kinds << kinds_at_;
}

CellSet ArrangementKeys::free_cells(Rank key) const {
    CellSet free = all_;
    for (CellSet left = anchors(key); left != 0; left &= left - 1) {
        const int cell = std::countr_zero(left);
        free &= ~space_->places().at(letter_at(key, cell), cell).cells;
    }
    return free;
}

Rank ArrangementKeys::rank(Rank number) const {
    const packing::WordReading word(*space_, [&](int cell) { return letter_at(number, cell); });
    return word.number * space_->fillings().size() + filling(number);
}

}  // namespace shunt::levels
