#include "core/levels/arrangement_keys.hpp"

#include <vector>

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
    std::vector<Letter> word;
    for (CellSet left = anchors(number) | free_cells(number); left != 0; left &= left - 1)
        word.push_back(letter_at(number, std::countr_zero(left)));
    return space_->dag().rank(word) * space_->fillings().size() + (number & below(kFillingBits));
}

}  // namespace shunt::levels
