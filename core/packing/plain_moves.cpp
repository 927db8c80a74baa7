#include "core/packing/plain_moves.hpp"

#include <bit>

#include "core/packing/piece_moves.hpp"

namespace shunt::packing {
namespace {

PackedSpace::Edge edge(const PackedSpace& space, ArrangementWalk& walk, const PieceMoves& piece, int from, int to) {
    const CellSet voids = (walk.free | piece.own()) & ~space.places().at(piece.kind(), to).cells;
    const Rank target = walk.moved(space, piece.kind(), from, to).number;
    const PackedSpace::Goals goals =
        space.goals_of_body([&](int cell) { return walk.letter_after(space, piece.kind(), from, to, cell); });
    const bool is_goal = space.meets(goals, target, voids, voids);
    return {target, 1, is_goal ? FillingSet{1} : 0, Transition(target, piece.kind(), from, to, false, Transition::none),
            1,      0};
}

}  // namespace

void add_plain_moves(const PackedSpace& space, ArrangementWalk& walk, EdgeList& found) {
    for (CellSet left = walk.anchors; left != 0; left &= left - 1) {
        const int from = std::countr_zero(left);
        const PieceMoves piece(space, walk.letter[static_cast<std::size_t>(from)], from, walk.free);
        piece.for_each([&](int to, bool /*goes_on*/) {
            found.add(edge(space, walk, piece, from, to));
            return true;
        });
    }
}

}  // namespace shunt::packing
