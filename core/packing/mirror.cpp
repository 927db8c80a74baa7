#include "core/packing/mirror.hpp"

#include <bit>

namespace shunt::packing {

Rank Mirror::partner(const PackedSpace::State& state) {
    Memo& memo = memo_[static_cast<std::size_t>(state.arrangement * 0x9E3779B97F4A7C15ull >> 52)];  // 12 bits: kMemo
    if (memo.arrangement != state.arrangement) work_out(memo, state);
    return space_->rank(memo.partner, reflected(state.voids), memo.free);
}

CellSet Mirror::reflected(CellSet cells) const {
    CellSet image = 0;
    for (; cells != 0; cells &= cells - 1)
        image |= CellSet{1} << reflection_->cells[static_cast<std::size_t>(std::countr_zero(cells))];
    return image;
}

void Mirror::work_out(Memo& memo, const PackedSpace::State& state) const {
    std::array<Letter, kMostCells> letter;
    letter.fill(space_->free_letter());
    std::uint64_t kinds = state.kinds;
    const std::uint64_t field = (std::uint64_t{1} << space_->kind_bits()) - 1;
    for (CellSet left = state.anchors; left != 0; left &= left - 1) {
        const auto kind = static_cast<Letter>(kinds & field);
        kinds >>= space_->kind_bits();
        letter[reflection_->anchor(kind, std::countr_zero(left))] = reflection_->letters[kind];
    }
    memo = {state.arrangement, 0, 0};
    Node node = space_->dag().root();
    for (CellSet undecided = space_->all(); undecided != 0;) {
        const int cell = std::countr_zero(undecided);
        const Letter here = letter[static_cast<std::size_t>(cell)];
        const FrontierDag::Edge edge = space_->dag().edge(node, here);
        memo.partner += edge.offset;
        node = edge.target;
        const bool is_free = here == space_->free_letter();
        const CellSet self = undecided & -undecided;
        if (is_free) memo.free |= self;
        undecided &= ~(is_free ? self : space_->places().at(here, cell).cells);
    }
}

}  // namespace shunt::packing
