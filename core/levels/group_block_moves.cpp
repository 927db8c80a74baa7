#include "core/levels/group_block_moves.hpp"

#include <bit>

namespace shunt::levels {
namespace {

/// After so many neighbours of a block, whoever asked has a look at the clock: a millisecond or so.
constexpr std::uint64_t kManyNeighbours = 4'096;

}  // namespace

bool GroupBlockMoves::add(const Block& block, Bits& left, Shard& worker) {
    see(block);
    for (const std::uint64_t before = generated_; left != 0 && generated_ - before < kManyNeighbours;
         left &= left - 1) {
        const auto filling = static_cast<std::size_t>(std::countr_zero(left));
        found_.clear();
        motions_.for_each(spread_bits(space_.filling_blocks().voids(filling), block.free),
                          [&] { found_.push_back(neighbour(block)); });
        if (motions_.may_repeat()) distinct_.keep(found_, [](const Neighbour& next) { return next.number; });
        generated_ += found_.size();
        for (const Neighbour& next : found_) {
            const Rank to = ArrangementKeys::filling(next.number);
            // Nothing is known of where it need not go, so it is from a mixed block.
            if (!worker.add({next.number - to, next.free, Bits{1} << to, 0, kNoWay, true})) return false;
        }
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

/// Where the motion at hand leads to.
GroupBlockMoves::Neighbour GroupBlockMoves::neighbour(const Block& block) const {
    Neighbour next{block.key, block.free};
    CellSet entered = 0;
    motions_.for_each_body([&](const packing::Pushing::Piece& piece, std::uint8_t) {
        next.number = keys_.without(next.number, piece.anchor);
        next.free |= piece.cells;
    });
    motions_.for_each_body([&](const packing::Pushing::Piece& piece, std::uint8_t to) {
        next.number = keys_.with(next.number, piece.kind, to);
        entered |= space_.places().at(piece.kind, to).cells;
    });
    next.free &= ~entered;
    next.number += space_.filling_blocks().filling(packing::free_set(motions_.voids_after(), next.free));
    return next;
}

}  // namespace shunt::levels
