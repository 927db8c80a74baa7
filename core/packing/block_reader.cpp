#include "core/packing/block_reader.hpp"

#include <bit>

namespace shunt::packing {

BlockReader::BlockReader(const PackedSpace& space) : space_(&space) {
    stops_[0] = {space.dag().root(), 0, space.dag().size(), space.all(), 0, 0, 0};
}

PackedSpace::Block BlockReader::block(Rank rank) {
    const Rank arrangement = rank / space_->fillings().size();
    while (arrangement < stops_[read_].begin || arrangement >= stops_[read_].end) --read_;
    while ((stops_[read_].undecided & space_->cut().prefix()) != 0) read_letter(arrangement);
    const Stop& last = stops_[read_];
    return space_->block(rank, {last.begin, last.anchors, last.kinds});
}

void BlockReader::read_letter(Rank arrangement) {
    const Stop& from = stops_[read_];
    Stop& to = stops_[++read_];
    to = from;
    const Letter letter = space_->dag().letter_at(from.node, arrangement - from.begin);
    const FrontierDag::Edge edge = space_->dag().edge(from.node, letter);
    to.node = edge.target;
    to.begin = from.begin + edge.offset;
    to.end = from.begin + space_->dag().offset_after(from.node, letter, from.end - from.begin);
    const CellSet self = from.undecided & -from.undecided;
    if (letter == space_->free_letter()) {
        to.undecided ^= self;
        return;
    }
    to.anchors |= self;
    to.undecided &= ~space_->places().at(letter, std::countr_zero(self)).cells;
    if (space_->kind_bits() == 0) return;
    to.kinds |= std::uint64_t{letter} << from.field;
    to.field += space_->kind_bits();
}

}  // namespace shunt::packing
