#include "core/packing/position_cursor.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

#include "core/packing/plain_moves.hpp"

namespace shunt::packing {
namespace {

/// Takes the field of `width` bits at `shift` out and closes the gap.
std::uint64_t remove_field(std::uint64_t fields, int shift, int width) {
    const std::uint64_t below = (std::uint64_t{1} << shift) - 1;
    return (fields & below) | (fields >> width & ~below);
}

/// Opens a gap of `width` bits at `shift` and puts `value` there; what is pushed over the end is zero.
std::uint64_t insert_field(std::uint64_t fields, int shift, int width, std::uint64_t value) {
    const std::uint64_t below = (std::uint64_t{1} << shift) - 1;
    return (fields & below) | value << shift | (fields & ~below) << width;
}

}  // namespace

PositionCursor::PositionCursor(const PackedSpace& space) : space_(&space), most_transitions_(most_transitions(space)) {
    if (puzzle::moves_groups(space.metric())) {
        moves_.emplace<Group>(space);
    } else if (space.has_filler()) {
        moves_.emplace<Single>(space);
    } else if (!space.cut().is_whole()) {
        moves_.emplace<WordMoves>(space);
    }
    if (space.has_partners()) mirror_.emplace(space, *space.reflection());
}

void PositionCursor::load(std::span<const PackedSpace::Block> blocks) {
    assert(blocks.size() <= PackedSpace::kBatch);
    std::copy(blocks.begin(), blocks.end(), blocks_.begin());
    std::array<PackedSpace::Arrangement, PackedSpace::kBatch> arrangements;
    for (std::size_t i = 0; i < blocks.size(); ++i) arrangements[i] = space_->arrangement(blocks[i]);
    if (std::holds_alternative<Plain>(moves_) || std::holds_alternative<WordMoves>(moves_)) {
        ArrangementWalk::take_apart(*space_, {walks_.data(), blocks.size()}, {arrangements.data(), blocks.size()});
    } else if (auto* single = std::get_if<Single>(&moves_)) {
        load_entries(*single, {arrangements.data(), blocks.size()}, add_transitions);
    } else {
        std::get<Group>(moves_).arrangements.clear();
        load_entries(std::get<Group>(moves_), {arrangements.data(), blocks.size()}, add_pieces);
    }
}

/// Takes the arrangements apart that the cache does not know, all together. Entries are copied: a later one may take an earlier
/// one's place in the cache, but its records stay readable.
template <class Moves, class Add>
void PositionCursor::load_entries(Moves& moves, std::span<const PackedSpace::Arrangement> arrangements, Add add) {
    constexpr std::size_t kKnown = PackedSpace::kBatch;
    std::array<std::size_t, PackedSpace::kBatch> walk_of{};
    std::array<PackedSpace::Arrangement, PackedSpace::kBatch> to_walk;
    std::size_t missing = 0;
    for (const PackedSpace::Arrangement& arrangement : arrangements) moves.cache.prefetch(arrangement.number);
    for (std::size_t i = 0; i < arrangements.size(); ++i) {
        walk_of[i] = kKnown;
        if (const auto* entry = moves.cache.find(arrangements[i].number)) {
            moves.entries[i] = *entry;
            moves.cache.prefetch_records(*entry);
        } else {
            const bool listed = missing != 0 && to_walk[missing - 1].number == arrangements[i].number;
            if (!listed) to_walk[missing++] = arrangements[i];
            walk_of[i] = missing - 1;
        }
    }
    ArrangementWalk::take_apart(*space_, {walks_.data(), missing}, {to_walk.data(), missing});
    std::array<std::decay_t<decltype(moves.entries[0])>, PackedSpace::kBatch> added;
    for (std::size_t walk = 0; walk < missing; ++walk) added[walk] = add(*space_, walks_[walk], moves.cache);
    for (std::size_t i = 0; i < arrangements.size(); ++i) {
        if (walk_of[i] != kKnown) moves.entries[i] = added[walk_of[i]];
    }
}

void PositionCursor::prefetch(std::span<const PackedSpace::Block> blocks) const {
    if (const auto* single = std::get_if<Single>(&moves_)) {
        for (const PackedSpace::Block& block : blocks) single->cache.prefetch(space_->arrangement(block).number);
    } else if (const auto* group = std::get_if<Group>(&moves_)) {
        for (const PackedSpace::Block& block : blocks) group->cache.prefetch(space_->arrangement(block).number);
    }
}

std::span<const PackedSpace::Edge> PositionCursor::edges(std::size_t i) {
    EdgeList& found = edges_[i];
    if (std::holds_alternative<Plain>(moves_)) {
        found.begin(most_transitions_);
        add_plain_moves(*space_, walks_[i], found);
    } else if (auto* words = std::get_if<WordMoves>(&moves_)) {
        words->list(walks_[i], blocks_[i], found);
    } else if (auto* single = std::get_if<Single>(&moves_)) {
        single->moves.list(single->cache, single->entries[i], blocks_[i], found);
    } else {
        add_group_moves(i, std::get<Group>(moves_), found);
    }
    return found.all();
}

void PositionCursor::add_group_moves(std::size_t i, Group& group, EdgeList& found) {
    const CellSet voids = space_->voids(blocks_[i], group.entries[i].free);
    const auto& all = group.moves.neighbours(group.cache, group.entries[i], space_->arrangement(blocks_[i]), voids);
    found.begin(all.size());
    for (const GroupMoves::Neighbour& next : all) {
        found.add({next.rank,
                   1,
                   next.is_goal ? FillingSet{1} : 0,
                   {},
                   1,
                   static_cast<std::uint32_t>(group.arrangements.size())});
        group.arrangements.push_back(next.arrangement);
    }
}

PackedSpace::Block PositionCursor::block_of(std::size_t i, const PackedSpace::Edge& edge, FillingSet bits) const {
    if (const auto* group = std::get_if<Group>(&moves_))
        return space_->block(edge.first, group->arrangements[edge.index]);
    PackedSpace::Block block = blocks_[i];
    block.first = edge.first;
    block.bits = bits;
    const Transition transition = edge.transition;
    if (transition.is_empty()) return block;
    const CellSet from = (CellSet{1} << transition.from()) & space_->cut().prefix();
    const CellSet to = (CellSet{1} << transition.to()) & space_->cut().prefix();
    const CellSet others = block.anchors & ~from;
    block.anchors = others | to;
    const int width = space_->kind_bits();
    if (width == 0) return block;
    const auto shift_at = [&](CellSet anchor) { return std::popcount(others & (anchor - 1)) * width; };
    if (from != 0) block.kinds = remove_field(block.kinds, shift_at(from), width);
    if (to != 0) block.kinds = insert_field(block.kinds, shift_at(to), width, transition.kind());
    return block;
}

std::uint64_t PositionCursor::bytes(const PackedSpace& space) {
    std::uint64_t cache = 0;
    if (puzzle::moves_groups(space.metric())) {
        cache = GroupMovesCache::bytes(space.recurring_arrangements(), kMostCells, PackedSpace::kBatch) +
                GroupMoves::bytes();
    } else if (space.has_filler()) {
        cache = SingleMovesCache::bytes(space.recurring_arrangements(), most_transitions(space), PackedSpace::kBatch);
    }
    return sizeof(PositionCursor) + cache;
}

}  // namespace shunt::packing
