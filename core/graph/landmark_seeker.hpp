// What stands out among the positions of every depth: those that are nearest to a goal, those that are farthest from one, and the dead
// ends, from which no move leads farther from the start.
//
//     distances of all ──> each compared with the others of its depth ──> the first ones as texts ──> done      in slices
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "core/graph/distances.hpp"

namespace shunt::graph {

class LandmarkSeeker {
public:
    enum class Kind : unsigned char { nearest, farthest, dead_end };
    static constexpr std::size_t kKinds = 3;

    /// What is told of one depth.
    struct OfDepth {
        std::uint64_t distance = 0;  ///< to a goal; means nothing of dead ends
        std::uint64_t count = 0;     ///< positions that stand out alike; 0: none
        std::string position;        ///< the one of them with the least number, as print_position writes it
    };

    /// Of a graph of fewer than 2^32 positions, which must outlive it, as `problem` must. `memory` in bytes: when that is too little, it is
    /// out of memory at once, or as soon as it holds more.
    LandmarkSeeker(const puzzle::Problem& problem, analysis::PositionGraph& graph, std::uint64_t memory);

    /// Works on about `budget` positions; returns whether there is more to do.
    bool advance(std::uint64_t budget);
    /// How much of the work is done, from 0 to 1.
    [[nodiscard]] double share() const;
    /// Whether the memory limit came first.
    [[nodiscard]] bool out_of_memory() const { return out_of_memory_; }
    [[nodiscard]] std::uint64_t bytes() const;
    /// Once done: by depth. Of the first two kinds there are none at any depth where no goal can be reached. Call once for each kind.
    [[nodiscard]] std::vector<OfDepth> take(Kind kind) { return std::move(told_[static_cast<std::size_t>(kind)]); }

private:
    using Rank = search::Rank;
    enum class Phase : unsigned char { measuring, comparing, telling, ended };

    [[nodiscard]] std::uint64_t bytes_needed() const;
    void compare(std::uint64_t& budget);
    void compare(std::uint64_t number, Rank rank);
    void take_note(Kind kind, std::size_t depth, std::uint64_t distance, Rank rank);
    void tell(std::uint64_t& budget);

    const puzzle::Problem* problem_;
    analysis::PositionGraph* graph_;
    std::uint64_t memory_;
    Phase phase_ = Phase::measuring;
    bool out_of_memory_ = false;
    Distances distances_;
    std::size_t depths_;
    Rank at_ = 0;                                    // state at hand
    std::size_t telling_ = 0;                        // depth at hand
    std::array<std::vector<Rank>, kKinds> first_;    // by kind and depth
    std::array<std::vector<OfDepth>, kKinds> told_;  // likewise
};

}  // namespace shunt::graph
