#include "core/packing/single_moves.hpp"

#include <bit>

#include "core/packing/filler_moves.hpp"
#include "core/packing/piece_moves.hpp"

namespace shunt::packing {
namespace {

std::uint8_t hint(PackedSpace::Goals goals) {
    if (goals == 0) return Transition::none;
    const int goal = std::countr_zero(goals) + Transition::first;
    const bool only = (goals & (goals - 1)) == 0;
    return only && goal < Transition::unclear ? static_cast<std::uint8_t>(goal) : std::uint8_t{Transition::unclear};
}

PackedSpace::Goals goals_of(Transition transition) {
    const std::uint8_t hint = transition.goal_hint();
    if (hint == Transition::none) return 0;
    return hint == Transition::unclear ? PackedSpace::kUnclearGoals
                                       : PackedSpace::Goals{1} << (hint - Transition::first);
}

BodyMove body_move(const PackedSpace& space, const ArrangementWalk& walk, Transition transition) {
    BodyMove move{transition, 0, 0};
    if (!space.has_filling_blocks()) return move;
    const CellSet own = space.places().at(transition.kind(), transition.from()).cells;
    const CellSet cells = space.places().at(transition.kind(), transition.to()).cells;
    move.taken = free_set(cells & ~own, walk.free);
    move.left = free_set(own & ~cells, (walk.free | own) & ~cells);
    return move;
}

}  // namespace

KnownBody SingleMoves::work_out(ArrangementWalk& walk, Rank /*number*/, BlockBits /*asked*/,
                                std::vector<BodyMove>& records) const {
    for (CellSet left = walk.anchors; left != 0; left &= left - 1) {
        const int from = std::countr_zero(left);
        const PieceMoves piece(space_, walk.letter[static_cast<std::size_t>(from)], from, walk.free);
        piece.for_each([&](int to, bool goes_on) {
            const auto goals =
                space_.goals_of_body([&](int cell) { return walk.letter_after(space_, piece.kind(), from, to, cell); });
            const Rank target = walk.moved(space_, piece.kind(), from, to).number;
            records.push_back(body_move(space_, walk, {target, piece.kind(), from, to, goes_on, hint(goals)}));
            return true;
        });
    }
    return {walk.free, space_.goals_of_body([&](std::size_t cell) { return walk.letter[cell]; })};
}

void SingleMoves::list(const Known& known, std::span<const Record> records, const PackedSpace::Block& block,
                       EdgeList& found) {
    body_moves_ = records;
    found_ = &found;
    known_ = &known;
    number_ = space_.arrangement(block).number;
    bits_ = block.bits;
    const auto free = static_cast<std::size_t>(std::popcount(known.free));
    found.begin(records.size() + (wide_ ? 1 : free * free));
    if (!wide_) voids_ = space_.voids(block, known.free);
    if (puzzle::extent(space_.metric()) == puzzle::Extent::any_path) {
        move_along_paths();
    } else {
        move_straight();
    }
    if (!wide_) return move_fillers();
    by_fillers_.bits = 0;
    by_fillers_.ways = 0;
    for (FillingSet left = bits_; left != 0; left &= left - 1) {
        voids_ =
            spread_bits(space_.filling_blocks().voids(static_cast<std::size_t>(std::countr_zero(left))), known.free);
        move_fillers();
    }
    if (by_fillers_.bits == 0) return;
    by_fillers_.first = block.first;
    by_fillers_.goals = space_.meeting(known.goals, block.first, by_fillers_.bits, known.free);
    found.add(by_fillers_);
}

/// The same where a block means one position.
FillingSet SingleMoves::allowed_one(Transition transition) const {
    const CellSet own = space_.places().at(transition.kind(), transition.from()).cells;
    return (space_.places().at(transition.kind(), transition.to()).cells & ~own & ~voids_) == 0 ? bits_ : 0;
}

void SingleMoves::move_straight() {
    FillingSet going = 0;
    for (const BodyMove& move : body_moves_) {
        if (!move.transition.goes_on()) going = bits_;
        going &= allowed(move);
        if (going != 0) add_body(move, going);
    }
}

void SingleMoves::move_along_paths() {
    for (std::size_t i = 0; i < body_moves_.size();) {
        const int from = body_moves_[i].transition.from();
        stops_.clear();
        for (; i < body_moves_.size() && body_moves_[i].transition.from() == from; ++i) {
            const BodyMove& move = body_moves_[i];
            const FillingSet here = bits_ & allowed(move);
            if (here == 0) continue;
            const int to = move.transition.to();
            stops_.add({to, space_.places().at(move.transition.kind(), to).next_anchors, here, 0,
                        static_cast<std::uint32_t>(i)});
        }
        stops_.reach_anywhere(from, bits_);
        for (const PieceStops::Stop& stop : stops_.all())
            if (stop.reached != 0) add_body(body_moves_[stop.tag], stop.reached);
    }
}

void SingleMoves::add_body(const BodyMove& move, FillingSet fillings) {
    const Transition transition = move.transition;
    PackedSpace::Edge edge;
    edge.transition = transition;
    edge.ways = static_cast<std::uint32_t>(std::popcount(fillings));
    if (wide_) {
        edge.first = transition.target() * space_.fillings().size();
        edge.bits = space_.filling_blocks().moved(fillings, move.taken, move.left);
    } else {
        const CellSet own = space_.places().at(transition.kind(), transition.from()).cells;
        const CellSet cells = space_.places().at(transition.kind(), transition.to()).cells;
        edge.first = space_.rank(transition.target(), (voids_ | own) & ~cells, free_after(transition));
        edge.bits = fillings;
    }
    if (transition.goal_hint() != Transition::none)
        edge.goals = space_.meeting(goals_of(transition), edge.first, edge.bits, free_after(transition));
    found_->add(edge);
}

CellSet SingleMoves::free_after(Transition transition) const {
    const CellSet own = space_.places().at(transition.kind(), transition.from()).cells;
    return (known_->free | own) & ~space_.places().at(transition.kind(), transition.to()).cells;
}

void SingleMoves::move_fillers() {
    for_each_filler_move(space_.places(), puzzle::extent(space_.metric()), voids_, known_->free,
                         [this](CellSet from, CellSet to) { add_filler(from, to); });
}

void SingleMoves::add_filler(CellSet from, CellSet to) {
    const CellSet voids = (voids_ ^ to) | from;
    if (wide_) {
        by_fillers_.bits |= FillingSet{1} << space_.filling_blocks().filling(free_set(voids, known_->free));
        ++by_fillers_.ways;
        return;
    }
    const bool is_goal = space_.meets(known_->goals, number_, voids, known_->free);
    found_->add({space_.rank(number_, voids, known_->free), 1, is_goal ? FillingSet{1} : 0, {}, 1, 0});
}

}  // namespace shunt::packing
