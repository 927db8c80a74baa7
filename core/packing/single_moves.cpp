#include "core/packing/single_moves.hpp"

#include <bit>

#include "core/packing/piece_moves.hpp"

namespace shunt::packing {
namespace {

using Entry = SingleMovesCache::Entry;

std::uint8_t hint(PackedSpace::Goals goals) {
    if (goals == 0) return Transition::none;
    const int goal = std::countr_zero(goals) + Transition::first;
    const bool only = (goals & (goals - 1)) == 0;
    return only && goal < Transition::unclear ? static_cast<std::uint8_t>(goal) : std::uint8_t{Transition::unclear};
}

}  // namespace

std::size_t most_transitions(const PackedSpace& space) {
    const bool step = puzzle::extent(space.metric()) == puzzle::Extent::one_cell;
    std::size_t most = 0;
    for (Letter kind = 0; kind < space.free_letter(); ++kind) {
        std::size_t places = 0;
        for (int cell = 0; cell < kMostCells; ++cell) places += space.places().at(kind, cell).cells != 0 ? 1 : 0;
        most += space.pieces_of(kind) * std::min(places, step ? kDirectionCount : places);
    }
    return most;
}

SingleMovesCache::Entry add_transitions(const PackedSpace& space, ArrangementWalk& walk, SingleMovesCache& cache) {
    Entry& entry =
        cache.add(walk.number, walk.free, space.goals_of_body([&](std::size_t cell) { return walk.letter[cell]; }));
    for (CellSet left = walk.anchors; left != 0; left &= left - 1) {
        const int from = std::countr_zero(left);
        const PieceMoves piece(space, walk, from);
        piece.for_each([&](int to, bool goes_on) {
            const auto goals =
                space.goals_of_body([&](int cell) { return walk.letter_after(space, piece.kind(), from, to, cell); });
            const Rank target = walk.moved(space, piece.kind(), from, to);
            cache.add_record(entry, {target, piece.kind(), from, to, goes_on, hint(goals)});
        });
    }
    return entry;
}

}  // namespace shunt::packing
