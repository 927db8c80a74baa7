#include "core/levels/group_block_moves.hpp"

#include <bit>

namespace shunt::levels {

bool GroupBlockMoves::add(const Block& block, Shard& worker) {
    const auto number = [](const Find& found) { return found.key + static_cast<Rank>(std::countr_zero(found.bits)); };
    see(block);
    for (Bits left = block.bits; left != 0; left &= left - 1) {
        const auto filling = static_cast<std::size_t>(std::countr_zero(left));
        found_.clear();
        motions_.for_each(spread_bits(space_.filling_blocks().voids(filling), block.free),
                          [&] { found_.push_back(find(block)); });
        if (motions_.may_repeat()) distinct_.keep(found_, number);
        generated_ += found_.size();
        for (const Find& found : found_)
            if (!worker.add(found)) return false;
    }
    return !space_.is_crowded();
}

void GroupBlockMoves::see(const Block& block) {
    motions_.begin();
    std::uint64_t kinds = keys_.kinds(block.key);
    const int bits = keys_.kind_bits();
    const std::uint64_t field = (std::uint64_t{1} << bits) - 1;
    for (CellSet left = keys_.anchors(block.key); left != 0; left &= left - 1, kinds >>= bits)
        motions_.add(static_cast<Letter>(kinds & field), std::countr_zero(left));
    motions_.end_body(block.free);
}

/// Nothing is known of where it need not go, so it is from a mixed block.
Find GroupBlockMoves::find(const Block& block) const {
    Find found{block.key, block.free, 0, 0, kNoWay, true};
    CellSet entered = 0;
    motions_.for_each_body([&](const packing::Pushing::Piece& piece, std::uint8_t) {
        found.key = keys_.without(found.key, piece.anchor);
        found.free |= piece.cells;
    });
    motions_.for_each_body([&](const packing::Pushing::Piece& piece, std::uint8_t to) {
        found.key = keys_.with(found.key, piece.kind, to);
        entered |= space_.places().at(piece.kind, to).cells;
    });
    found.free &= ~entered;
    const packing::FreeSet voids = packing::free_set(motions_.voids_after(), found.free);
    found.bits = Bits{1} << space_.filling_blocks().filling(voids);
    return found;
}

}  // namespace shunt::levels
