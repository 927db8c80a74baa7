// How far a position is from the goals, as an estimate for searches that prove nothing:
//
//     for every piece that a goal asks for, the cheapest way of the nearest one of its kind through the board as it stands:
//     a step costs `step`, and `cell` for each cell of every piece that it would have to push aside
//
// A goal that asks for many pieces is measured more simply: the steps that each has to go on the empty board, and its cells where it is not
// there yet.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "core/levels/position_keys.hpp"

namespace shunt::approach {

class GoalDistance {
public:
    /// Estimates are at most this.
    static constexpr int kFarthest = 4095;

    struct Weights {
        int step = 1;
        int cell = 2;
    };

    /// `keys` must outlive it, and its puzzle must have a goal.
    GoalDistance(const levels::PositionKeys& keys, Weights weights);

    /// Of the nearest goal. O(places of the pieces that the goals ask for).
    [[nodiscard]] int of(const std::uint64_t* key);

private:
    using PositionKeys = levels::PositionKeys;
    using PlaceId = PositionKeys::PlaceId;
    /// Where a piece of some kind has to come to.
    struct Aim {
        PositionKeys::Field first;  // of its kind
        std::size_t begin = 0;      // its fields
        std::size_t end = 0;
        PlaceId place = PositionKeys::kNoPlace;  // none: nobody can come there
        std::vector<int> steps;  // on the empty board, by place; empty where ways through the board are measured
        int cells = 0;           // of a piece of this kind
    };
    struct Goal {
        std::vector<Aim> aims;
        std::vector<PositionKeys::CellIndex> voids;  // those that matter
    };

    void add_goal(const puzzle::Goal& goal, bool plain);
    [[nodiscard]] std::vector<int> steps_to(const Aim& aim) const;
    [[nodiscard]] int far(const std::uint64_t* key, const Goal& goal);
    [[nodiscard]] int far_alone(const std::uint64_t* key, const Aim& aim) const;
    [[nodiscard]] int far_through(const std::uint64_t* key, const Aim& aim);
    [[nodiscard]] int cost_of_entering(const Aim& aim, PlaceId from, std::size_t direction) const;
    void reach(PlaceId place, int cost);

    const PositionKeys* keys_;
    Weights weights_;
    std::vector<Goal> goals_;
    PositionKeys::ByCell<std::uint16_t> who_;  // field + 1 of who stands there; 0: nobody
    std::vector<int> push_cost_;               // by field
    std::vector<int> cost_;                    // by place, of the way looked for
    std::vector<std::pair<int, PlaceId>> heap_;
};

}  // namespace shunt::approach
