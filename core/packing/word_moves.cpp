#include "core/packing/word_moves.hpp"

#include <bit>

#include "core/packing/piece_moves.hpp"

namespace shunt::packing {
namespace {

std::uint32_t ways_of(BlockBits moving) { return static_cast<std::uint32_t>(std::popcount(moving)); }

}  // namespace

bool WordMoves::begin_blocks(bool remembered) {
    const bool stay = remembered && remembered_ && !steps_.is_full();
    if (!stay) steps_.clear();
    remembered_ = remembered;
    return stay;
}

KnownWords WordMoves::work_out(ArrangementWalk& walk, Rank number, BlockBits asked, std::vector<WordMove>& records) {
    walk_ = &walk;
    records_ = &records;
    asked_ = asked;
    below_ = &cut_.below(walk.end);
    chunk_ = static_cast<std::size_t>(number - walk.number) / WordCut::kChunk;
    const BlockBits every = cut_.meeting(*below_, chunk_, {});
    for (CellSet left = walk.anchors; left != 0; left &= left - 1) {
        const int from = std::countr_zero(left);
        move_piece(walk.letter[static_cast<std::size_t>(from)], from, every);
    }
    for (const WordCut::Standing& piece : cut_.outward(*below_)) {
        const BlockBits standing = cut_.meeting(*below_, chunk_, {0, piece.anchor, piece.kind});
        if ((standing & asked) != 0) move_piece(piece.kind, piece.anchor, standing);
    }
    const auto letter_at = [&](int cell) { return walk.letter[static_cast<std::size_t>(cell)]; };
    const PackedSpace::Goals goals = space_.goals_of_prefix(walk.free & cut_.prefix(), letter_at);
    return {walk.end, static_cast<std::uint32_t>(chunk_), goals,
            goals == 0 ? 0 : space_.meeting(goals, number, every, *below_, chunk_)};
}

/// Adds where a piece comes to that stands at `from` in some of the words; those below the cut that the tables know are left out.
void WordMoves::move_piece(Letter kind, int from, BlockBits standing) {
    const PieceMoves piece(space_, kind, from, walk_->free);
    const bool listed = !along_paths_ && !is_before_cut(from);
    const auto allowed = [&](int to) {
        const CellSet needed = below_cut(space_.places().at(kind, to).cells & ~piece.own());
        return standing & cut_.meeting(*below_, chunk_, {needed, WordCut::Condition::kNobody, 0});
    };
    stops_.for_each(piece, along_paths_, standing & asked_, allowed, [&](const PieceStops::Stop& stop) {
        if (!listed || is_before_cut(stop.at)) add(kind, from, stop);
    });
}

void WordMoves::add(Letter kind, int from, const PieceStops::Stop& stop) {
    const int to = stop.at;
    const CellSet own = space_.places().at(kind, from).cells;
    const CellSet cells = space_.places().at(kind, to).cells;
    const ArrangementWalk::Outcome moved = walk_->moved(space_, kind, from, to);
    const WordCut::Below& target = cut_.below(moved.end);
    const PackedSpace::Goals goals =
        space_.goals_of_prefix(((walk_->free | own) & ~cells) & cut_.prefix(),
                               [&](int cell) { return walk_->letter_after(space_, kind, from, to, cell); });
    const auto add_part = [&](std::size_t chunk, BlockBits taken, BlockBits images) {
        const Rank first = moved.number + chunk * WordCut::kChunk;
        const BlockBits met = goals == 0 ? 0 : space_.meeting(goals, first, images, target, chunk);
        if (met != images)
            add_record(first, {0, kind, from, to, false, Transition::none}, taken, images, images & ~met);
        if (met != 0) add_record(first, {0, kind, from, to, false, Transition::first}, taken, images, met);
    };
    if (below_cut(own | cells) == 0) return add_part(chunk_, stop.reached, stop.reached);
    cut_.carry(*below_, chunk_, stop.reached, stop.allowed, condition(cells & ~own, kind, from), target,
               condition(own & ~cells, kind, to), add_part);
}

/// The move of those that become `part` of the images.
void WordMoves::add_record(Rank target, const Transition& transition, BlockBits taken, BlockBits images,
                           BlockBits part) {
    const WordStep step{transition, carried_bits(part, images, taken), part};
    records_->emplace_back(target, remembered_ ? steps_.find(step) : steps_.add(step));
}

void WordMoves::list(const Known& known, std::span<const Record> records, const PackedSpace::Block& block,
                     EdgeList& found) const {
    found.begin(records.size() + cut_.inner(cut_.below(known.node), known.chunk).size());
    for (const WordMove move : records) {
        const WordStep& step = steps_[move.step()];
        const BlockBits moving = block.bits & step.from;
        if (moving == 0) continue;
        const BlockBits bits = carried_bits(moving, step.from, step.to);
        const BlockBits goals = step.transition.goal_hint() == Transition::none ? 0 : bits;
        found.next() = {move.target(), bits, goals, step.transition, ways_of(moving), 0};
    }
    list_inner(known, block, found);
}

/// The moves that stay below the cut: all that come to one chunk are one edge, since only the positions are asked for, not the moves.
void WordMoves::list_inner(const Known& known, const PackedSpace::Block& block, EdgeList& found) const {
    const WordCut::Below& below = cut_.below(known.node);
    const auto inner = cut_.inner(below, known.chunk);
    const Rank prefix = block.first - known.chunk * WordCut::kChunk;
    for (std::size_t i = 0; i < inner.size();) {
        const std::uint32_t chunk = inner[i].chunk;
        BlockBits bits = 0;
        std::uint32_t ways = 0;
        for (; i < inner.size() && inner[i].chunk == chunk; ++i) {
            const BlockBits moving = block.bits & inner[i].from;
            bits |= carried_bits(moving, inner[i].from, inner[i].to);
            ways += ways_of(moving);
        }
        if (bits == 0) continue;
        const Rank first = prefix + chunk * WordCut::kChunk;
        const BlockBits goals =
            chunk == known.chunk ? bits & known.met : space_.meeting(known.goals, first, bits, below, chunk);
        found.next() = {first, bits, goals, {}, ways, 0};
    }
}

}  // namespace shunt::packing
