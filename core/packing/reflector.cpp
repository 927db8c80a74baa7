#include "core/packing/reflector.hpp"

#include <bit>

#include "core/packing/word_reading.hpp"

namespace shunt::packing {

Rank Reflector::partner(const PackedSpace::Block& block) {
    const PackedSpace::Arrangement arrangement = space_->arrangement(block);
    Memo& memo = memo_[static_cast<std::size_t>(arrangement.number * 0x9E3779B97F4A7C15ull >> 52)];  // 12 bits: kMemo
    if (memo.arrangement != arrangement.number) work_out(memo, arrangement);
    return space_->rank(memo.partner, reflected(space_->voids(block, memo.free)), memo.partner_free);
}

CellSet Reflector::reflected(CellSet cells) const {
    CellSet image = 0;
    for (; cells != 0; cells &= cells - 1)
        image |= CellSet{1} << reflection_->cells[static_cast<std::size_t>(std::countr_zero(cells))];
    return image;
}

void Reflector::work_out(Memo& memo, const PackedSpace::Arrangement& arrangement) const {
    std::array<Letter, kMostCells> letter;
    letter.fill(space_->free_letter());
    std::uint64_t kinds = arrangement.kinds;
    const std::uint64_t field = (std::uint64_t{1} << space_->kind_bits()) - 1;
    for (CellSet left = arrangement.anchors; left != 0; left &= left - 1) {
        const auto kind = static_cast<Letter>(kinds & field);
        kinds >>= space_->kind_bits();
        letter[reflection_->anchor(kind, std::countr_zero(left))] = reflection_->letters[kind];
    }
    const WordReading image(*space_, [&](int cell) { return letter[static_cast<std::size_t>(cell)]; });
    memo = {arrangement.number, image.number, reflected(image.free), image.free};  // a reflection is its own inverse
}

}  // namespace shunt::packing
