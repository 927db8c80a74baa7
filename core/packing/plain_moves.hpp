// Moves of single pieces where nothing fills: all free cells are void, so what an arrangement can do its only position can do, and
// nothing is worth keeping.
#pragma once

#include <bit>

#include "core/packing/arrangement_walk.hpp"
#include "core/packing/piece_moves.hpp"

namespace shunt::packing {

/// Calls `visit(Neighbour)` once for every position one move of one piece away, in a fixed order.
template <class Visit>
class PlainMoves {
public:
    /// For a space without filler, and the walk of the arrangement.
    PlainMoves(const PackedSpace& space, ArrangementWalk& walk, Visit& visit)
        : space_(space), walk_(walk), visit_(visit) {}

    void run() {
        for (CellSet left = walk_.anchors; left != 0; left &= left - 1) {
            const int from = std::countr_zero(left);
            const PieceMoves piece(space_, walk_, from);
            piece.for_each([&](int to, bool /*goes_on*/) { emit(piece, from, to); });
        }
    }

private:
    void emit(const PieceMoves& piece, int from, int to) {
        const CellSet voids = (walk_.free | piece.own()) & ~space_.places().at(piece.kind(), to).cells;
        const Rank target = walk_.moved(space_, piece.kind(), from, to);
        const PackedSpace::Goals goals =
            space_.goals_of_body([&](int cell) { return walk_.letter_after(space_, piece.kind(), from, to, cell); });
        visit_(PackedSpace::Neighbour{target, voids,
                                      Transition(target, piece.kind(), from, to, false, Transition::none), 0,
                                      space_.meets(goals, target, voids, voids)});
    }

    const PackedSpace& space_;
    ArrangementWalk& walk_;
    Visit& visit_;
};

}  // namespace shunt::packing
