#include "core/packing/position_cursor.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <numeric>

#include "core/packing/kind_fields.hpp"
#include "core/packing/plain_moves.hpp"

namespace shunt::packing {

PositionCursor::PositionCursor(const PackedSpace& space, std::size_t most_steps) : space_(&space) {
    if (puzzle::moves_groups(space.metric())) {
        moves_.emplace<Group>(space);
    } else if (space.has_filler()) {
        moves_.emplace<Single>(space);
    } else if (!space.cut().is_whole()) {
        moves_.emplace<Words>(space, most_steps);
    }
    if (space.has_partners()) reflector_.emplace(space, *space.reflection());
}

void PositionCursor::load(std::span<const PackedSpace::Block> blocks) {
    assert(blocks.size() <= PackedSpace::kBatch);
    std::copy(blocks.begin(), blocks.end(), blocks_.begin());
    std::array<PackedSpace::Arrangement, PackedSpace::kBatch> arrangements;
    for (std::size_t i = 0; i < blocks.size(); ++i) arrangements[i] = space_->arrangement(blocks[i]);
    std::visit([&](auto& moves) { list_edges(moves, {arrangements.data(), blocks.size()}); }, moves_);
}

void PositionCursor::list_edges(Plain /*moves*/, Arrangements arrangements) {
    ArrangementWalk::take_apart(*space_, {walks_.data(), arrangements.size()}, arrangements);
    for (std::size_t i = 0; i < arrangements.size(); ++i) {
        edges_[i].begin(0);
        add_plain_moves(*space_, walks_[i], edges_[i]);
    }
}

template <class Moves>
void PositionCursor::list_edges(Remembering<Moves>& of, Arrangements arrangements) {
    std::array<std::size_t, PackedSpace::kBatch> missing;
    std::size_t misses = 0;
    of.remembers = of.remembers && (!Moves::kMayForget || of.cache.pays());
    if (!of.moves.begin_blocks(of.remembers)) of.cache.forget_all();
    if (!of.remembers) {
        std::iota(missing.begin(), missing.end(), std::size_t{0});
        return list_edges_of_new(of, arrangements, {missing.data(), arrangements.size()});
    }
    std::array<const typename Remembering<Moves>::Cache::Entry*, PackedSpace::kBatch> entries;
    for (const PackedSpace::Arrangement& arrangement : arrangements) of.cache.prefetch_entry(arrangement.number);
    for (std::size_t i = 0; i < arrangements.size(); ++i) {
        entries[i] = of.cache.find(arrangements[i].number);
        if (entries[i] != nullptr) {
            of.cache.prefetch_records(*entries[i]);
        } else {
            missing[misses++] = i;
        }
    }
    for (std::size_t i = 0; i < arrangements.size(); ++i) {
        if (entries[i] != nullptr)
            of.moves.list(entries[i]->known, of.cache.records(*entries[i]), blocks_[i], edges_[i]);
    }
    list_edges_of_new(of, arrangements, {missing.data(), misses});
}

/// Takes the arrangements apart that the cache does not know, all together; equal ones stand side by side.
template <class Moves>
void PositionCursor::list_edges_of_new(Remembering<Moves>& of, Arrangements arrangements,
                                       std::span<const std::size_t> places) {
    std::array<PackedSpace::Arrangement, PackedSpace::kBatch> to_walk;
    std::size_t count = 0;
    for (const std::size_t i : places)
        if (count == 0 || to_walk[count - 1].number != arrangements[i].number) to_walk[count++] = arrangements[i];
    ArrangementWalk::take_apart(*space_, {walks_.data(), count}, {to_walk.data(), count});
    std::size_t next = 0;
    for (std::size_t walk = 0; walk < count; ++walk) {
        const Rank number = to_walk[walk].number;
        const std::size_t first = next;
        FillingSet asked = of.remembers ? ~FillingSet{0} : 0;
        for (; next < places.size() && arrangements[places[next]].number == number; ++next)
            asked |= blocks_[places[next]].bits;
        of.made.clear();
        const typename Moves::Known known = of.moves.work_out(walks_[walk], number, asked, of.made);
        for (const std::size_t i : places.subspan(first, next - first))
            of.moves.list(known, of.made, blocks_[i], edges_[i]);
        if (of.remembers) of.cache.add(number, known, of.made);
    }
}

void PositionCursor::prefetch(std::span<const PackedSpace::Block> blocks) const {
    const auto prefetch_each = [&](const auto& cache) {
        for (const PackedSpace::Block& block : blocks) cache.prefetch(space_->arrangement(block).number);
    };
    if (const auto* words = std::get_if<Words>(&moves_); words != nullptr && words->remembers)
        prefetch_each(words->cache);
    if (const auto* single = std::get_if<Single>(&moves_)) prefetch_each(single->cache);
    if (const auto* group = std::get_if<Group>(&moves_)) prefetch_each(group->cache);
}

PackedSpace::Block PositionCursor::block_of(std::size_t i, const PackedSpace::Edge& edge, FillingSet bits) const {
    if (const auto* group = std::get_if<Group>(&moves_))
        return space_->block(edge.first, group->moves.arrangement(edge.index));
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
    std::uint64_t bytes = sizeof(PositionCursor);
    if (puzzle::moves_groups(space.metric())) {
        bytes += Group::bytes(space);
    } else if (space.has_filler()) {
        bytes += Single::bytes(space);
    } else if (!space.cut().is_whole()) {
        bytes += Words::bytes(space);
    }
    return space.has_partners() ? bytes + Reflector::bytes() : bytes;
}

}  // namespace shunt::packing
