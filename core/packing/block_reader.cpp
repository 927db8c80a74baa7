#include "core/packing/block_reader.hpp"

namespace shunt::packing {

BlockReader::BlockReader(const PackedSpace& space) : space_(&space), stops_{{WordReading(space), space.dag().size()}} {
    stops_.reserve(kMostCells + 1);
}

PackedSpace::Block BlockReader::block(Rank rank) {
    const Rank arrangement = rank / space_->fillings().size();
    while (arrangement < stops_.back().word.number || arrangement >= stops_.back().end) stops_.pop_back();
    while ((stops_.back().word.undecided & space_->cut().prefix()) != 0) read_letter(arrangement);
    return space_->block(rank, stops_.back().word.arrangement());
}

void BlockReader::read_letter(Rank arrangement) {
    const Stop from = stops_.back();
    Stop& to = stops_.emplace_back(from);
    const Letter letter = to.word.read(*space_, arrangement);
    to.end = from.word.number + space_->dag().offset_after(from.word.node, letter, from.end - from.word.number);
}

}  // namespace shunt::packing
