// How near a position is to solving a puzzle, for positions that do not: to say which comes nearest, and to search greedily.
#pragma once

#include <vector>

#include "core/moves/footprints.hpp"
#include "core/puzzle/puzzle.hpp"

namespace shunt::analysis {

/// Nearer is smaller: first by the cells that differ, then by the distance.
struct Nearness {
    int differing = 0;  ///< cells on which the goal wants a kind of piece, or nothing, and something else stands
    int distance =
        0;  ///< steps of all that the goal places, each from the nearest piece of its kind, as if nothing were in the way
    std::size_t goal = 0;  ///< the nearest goal: index into puzzle.goals()

    friend bool operator<(const Nearness& a, const Nearness& b) {
        return a.differing != b.differing ? a.differing < b.differing : a.distance < b.distance;
    }
};

/// Measures positions of one puzzle that has a goal, which must outlive it. Holds scratch memory; reuse it.
class NearnessMeter {
public:
    explicit NearnessMeter(const puzzle::Puzzle& puzzle);

    /// To the nearest goal. O(cells of the pieces and of the goals).
    [[nodiscard]] Nearness of(const puzzle::Position& position);
    /// How many cells a goal has a wish for.
    [[nodiscard]] int cells_of(std::size_t goal) const;

private:
    [[nodiscard]] Nearness of(const puzzle::Position& position, std::size_t goal) const;
    /// From the nearest piece of the kind.
    [[nodiscard]] int distance(const puzzle::Position& position, const puzzle::Goal::Placement& placement) const;

    const puzzle::Puzzle* puzzle_;
    moves::Footprints footprints_;
    std::vector<puzzle::PieceId> occupants_;  // of the position that is measured, by cell
};

}  // namespace shunt::analysis
