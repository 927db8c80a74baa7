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

void SingleMoves::run() {
    const puzzle::Extent extent = puzzle::extent(space_.metric());
    if (extent == puzzle::Extent::any_path) {
        move_body_along_paths();
    } else {
        move_body();
    }
    if (!space_.has_filler()) return;
    if (extent == puzzle::Extent::one_cell) step_fillers();
    if (extent == puzzle::Extent::straight) slide_fillers();
    if (extent == puzzle::Extent::any_path) move_fillers();
}

void SingleMoves::move_body() {
    bool open = true;
    for (std::uint32_t i = 0; i < entry_.count; ++i) {
        const Transition transition = cache_.record(entry_, i);
        const CellSet own = space_.places().at(transition.kind(), transition.from()).cells;
        const CellSet cells = space_.places().at(transition.kind(), transition.to()).cells;
        open = (open || !transition.goes_on()) && (cells & ~own & ~voids_) == 0;
        if (open) emit_body(transition, own, cells);
    }
}

void SingleMoves::move_body_along_paths() {
    for (std::uint32_t first = 0; first < entry_.count;) {
        std::uint32_t end = first + 1;
        const int from = cache_.record(entry_, first).from();
        while (end < entry_.count && cache_.record(entry_, end).from() == from) ++end;
        flood(first, end, CellSet{1} << from);
        first = end;
    }
}

/// Goes over the placements of one piece until no further one joins those reached.
void SingleMoves::flood(std::uint32_t first, std::uint32_t end, CellSet reached) {
    for (CellSet before = 0; before != reached;) {
        before = reached;
        for (std::uint32_t i = first; i < end; ++i) {
            const Transition transition = cache_.record(entry_, i);
            const CellSet own = space_.places().at(transition.kind(), transition.from()).cells;
            const Place& place = space_.places().at(transition.kind(), transition.to());
            const CellSet self = CellSet{1} << transition.to();
            if ((place.cells & ~own & ~voids_) != 0 || (reached & self) != 0 || (reached & place.next_anchors) == 0)
                continue;
            reached |= self;
            emit_body(transition, own, place.cells);
        }
    }
}

void SingleMoves::step_fillers() {
    const CellSet units = entry_.free & ~voids_;
    for (CellSet voids = voids_; voids != 0; voids &= voids - 1) {
        const CellSet to = voids & -voids;
        for (CellSet from = space_.places().beside(std::countr_zero(voids)) & units; from != 0; from &= from - 1)
            emit_filler(from & -from, to);
    }
}

void SingleMoves::slide_fillers() {
    const CellSet units = entry_.free & ~voids_;
    for (CellSet voids = voids_; voids != 0; voids &= voids - 1) {
        const int first = std::countr_zero(voids);
        for (std::size_t direction = 0; direction < kDirectionCount; ++direction) {
            const CellSet from = space_.places().next(first, kDirectionCount - 1 - direction) & units;
            if (from == 0) continue;
            for (CellSet to = CellSet{1} << first; (to & voids_) != 0;
                 to = space_.places().next(std::countr_zero(to), direction)) {
                emit_filler(from, to);
            }
        }
    }
}

/// A unit beside a connected set of voids can go to each of them.
void SingleMoves::move_fillers() {
    const CellSet units = entry_.free & ~voids_;
    for (CellSet left = voids_; left != 0;) {
        CellSet region = 0;
        CellSet border = 0;
        for (CellSet todo = left & -left; todo != 0;) {
            const CellSet cell = todo & -todo;
            const CellSet beside = space_.places().beside(std::countr_zero(todo));
            region |= cell;
            border |= beside;
            todo = (todo | (beside & voids_)) & ~region;
        }
        left &= ~region;
        for (CellSet from = border & units; from != 0; from &= from - 1) {
            for (CellSet to = region; to != 0; to &= to - 1) emit_filler(from & -from, to & -to);
        }
    }
}

void SingleMoves::emit_body(Transition transition, CellSet own, CellSet cells) {
    const CellSet free = (entry_.free | own) & ~cells;
    const CellSet voids = (voids_ | own) & ~cells;
    found_.add({space_.rank(transition.target(), voids, free), voids, transition, 0, is_goal(transition, voids, free)});
}

bool SingleMoves::is_goal(Transition transition, CellSet voids, CellSet free) const {
    const std::uint8_t hint = transition.goal_hint();
    if (hint == Transition::none) return false;
    if (hint == Transition::unclear) return space_.is_goal(space_.rank(transition.target(), voids, free));
    return space_.meets(PackedSpace::Goals{1} << (hint - Transition::first), transition.target(), voids, free);
}

void SingleMoves::emit_filler(CellSet from, CellSet to) {
    const CellSet voids = (voids_ ^ to) | from;
    found_.add({space_.rank(entry_.number, voids, entry_.free),
                voids,
                {},
                0,
                space_.meets(entry_.goals, entry_.number, voids, entry_.free)});
}

}  // namespace shunt::packing
