#include "core/packing/block_positions.hpp"

namespace shunt::packing {

BlockPositions::BlockPositions(const PackedSpace& space) : space_(&space), placed_(space.pieces_of_kind_.size()) {
    std::size_t pieces = 0;
    for (const auto& of_kind : space.pieces_of_kind_) pieces += of_kind.size();
    position_.anchors.resize(pieces);
}

const puzzle::Position& BlockPositions::filled(Rank filling, CellSet free) {
    if (!space_->filler_) return position_;
    const puzzle::PieceId* piece = space_->pieces_of_kind_[*space_->filler_].data();
    puzzle::Cell* const anchors = position_.anchors.data();
    const CellSet voids = space_->fillings_.voids(filling, free);
    for (CellSet left = free & ~voids; left != 0; left &= left - 1)
        anchors[*piece++] = static_cast<puzzle::Cell>(std::countr_zero(left));
    return position_;
}

}  // namespace shunt::packing
