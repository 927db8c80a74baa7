#include "core/packing/word_moves.hpp"

#include <bit>

#include "core/packing/piece_moves.hpp"

namespace shunt::packing {

void WordMoves::list(ArrangementWalk& walk, const PackedSpace::Block& block, EdgeList& found) {
    walk_ = &walk;
    found_ = &found;
    below_ = &cut_.below(walk.end);
    chunk_ = static_cast<std::size_t>(block.first - walk.number) / WordCut::kChunk;
    bits_ = block.bits;
    found.begin(0);
    add_inner();
    for (CellSet left = walk.anchors; left != 0; left &= left - 1) {
        const int from = std::countr_zero(left);
        move_piece(walk.letter[static_cast<std::size_t>(from)], from, ~BlockBits{0});
    }
    for (const WordCut::Standing& piece : cut_.outward(*below_)) {
        const BlockBits standing = cut_.meeting(*below_, chunk_, {0, piece.anchor, piece.kind});
        if ((bits_ & standing) != 0) move_piece(piece.kind, piece.anchor, standing);
    }
}

void WordMoves::add_inner() {
    for (const WordCut::Inner& move : cut_.inner(*below_, chunk_)) {
        const BlockBits moving = bits_ & move.from;
        if (moving == 0) continue;
        PackedSpace::Edge edge;
        edge.first = walk_->number + move.chunk * WordCut::kChunk;
        edge.bits = carried_bits(moving, move.from, move.to);
        edge.ways = static_cast<std::uint32_t>(std::popcount(moving));
        edge.goals = space_.meeting(*below_, move.chunk, edge.bits, walk_->free & cut_.prefix(),
                                    [&](int cell) { return walk_->letter[static_cast<std::size_t>(cell)]; });
        found_->add(edge);
    }
}

/// Adds where a piece comes to that stands at `from` in some of the words; those below the cut that the tables know are left out.
void WordMoves::move_piece(Letter kind, int from, BlockBits standing) {
    const PieceMoves piece(space_, kind, from, walk_->free);
    const bool listed = !along_paths_ && !is_before_cut(from);
    const auto allowed = [&](int to) {
        const CellSet needed = below_cut(space_.places().at(kind, to).cells & ~piece.own());
        return standing & cut_.meeting(*below_, chunk_, {needed, WordCut::Condition::kNobody, 0});
    };
    stops_.for_each(piece, along_paths_, bits_ & standing, allowed, [&](const PieceStops::Stop& stop) {
        if (!listed || is_before_cut(stop.at)) add(kind, from, stop);
    });
}

void WordMoves::add(Letter kind, int from, const PieceStops::Stop& stop) {
    const int to = stop.at;
    const CellSet own = space_.places().at(kind, from).cells;
    const CellSet cells = space_.places().at(kind, to).cells;
    const ArrangementWalk::Outcome moved = walk_->moved(space_, kind, from, to);
    const WordCut::Below& target = cut_.below(moved.end);
    const CellSet prefix_voids = ((walk_->free | own) & ~cells) & cut_.prefix();
    PackedSpace::Edge edge;
    edge.transition = Transition(0, kind, from, to, false, Transition::none);
    const auto add_part = [&](std::size_t chunk, BlockBits taken, BlockBits images) {
        edge.first = moved.number + chunk * WordCut::kChunk;
        edge.bits = images;
        edge.ways = static_cast<std::uint32_t>(std::popcount(taken));
        edge.goals = space_.meeting(target, chunk, images, prefix_voids,
                                    [&](int cell) { return walk_->letter_after(space_, kind, from, to, cell); });
        found_->add(edge);
    };
    if (below_cut(own | cells) == 0) return add_part(chunk_, stop.reached, stop.reached);
    cut_.carry(*below_, chunk_, stop.reached, stop.allowed, condition(cells & ~own, kind, from), target,
               condition(own & ~cells, kind, to), add_part);
}

}  // namespace shunt::packing
