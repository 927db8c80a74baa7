// As much of the graph of all positions as can be looked at: some thousands of them, how far they are, and what leads from one to another.
//
//     distances of all ──> how many are as near ──> the nearest ──> their edges ──> done           in slices, within a memory limit
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/graph/distances.hpp"
#include "core/puzzle/position_code.hpp"

namespace shunt::graph {

/// Which positions are drawn when there are more than can be.
enum class Nearest : unsigned char { to_start, to_goal, on_solutions };

inline constexpr std::array kNearest{Nearest::to_start, Nearest::to_goal, Nearest::on_solutions};

[[nodiscard]] constexpr std::string_view to_string(Nearest nearest) {
    constexpr std::array<std::string_view, 3> kNames{"start", "goal", "solutions"};
    return kNames[static_cast<std::size_t>(nearest)];
}

/// Nodes are numbered by ascending distance from the start, equal ones by the numbers of the search.
class DrawnGraph {
public:
    /// At most `most` positions; `on_solutions` even when more would fit. `graph` must outlive it; `memory` in bytes.
    DrawnGraph(const puzzle::Problem& problem, analysis::PositionGraph& graph, Nearest nearest, std::uint64_t most,
               std::uint64_t memory);

    /// Works on about `budget` positions; returns whether there is more to do.
    bool advance(std::uint64_t budget);
    /// How much of the work is done, from 0 to 1.
    [[nodiscard]] double share() const;
    /// Whether the memory limit came first.
    [[nodiscard]] bool out_of_memory() const { return out_of_memory_; }
    [[nodiscard]] std::uint64_t bytes() const;

    static constexpr std::uint32_t kUnknown = UINT32_MAX;  ///< distance to a goal that cannot be reached
    struct Told {
        std::vector<std::uint32_t> from_start;  ///< of each node, whether or not what leads to it is drawn,
        std::vector<std::uint32_t> to_goal;     ///< and to the nearest goal
        std::vector<std::uint32_t> edges;       ///< pairs of nodes, the smaller one first, each pair once
        std::vector<std::uint32_t> dead_ends;   ///< nodes that no move leads farther from, drawn or not; ascending
        std::string codes;  ///< of each node: the code of its position (puzzle/position_code.hpp), a line for each
    };
    /// Once done; call once.
    [[nodiscard]] Told take() { return std::move(told_); }

private:
    using Rank = search::Rank;
    enum class Phase : unsigned char { measuring, tallying, choosing, linking, ended };

    [[nodiscard]] std::uint64_t bytes_needed(const puzzle::Board& board) const;
    [[nodiscard]] std::uint32_t key_of(std::uint64_t number) const;
    template <class Take>
    void each_position(std::uint64_t& budget, Take take);
    void tally(std::uint64_t& budget);
    void find_cut();
    void choose(std::uint64_t& budget);
    void arrange();
    void link(std::uint64_t& budget);
    void add_node(Rank rank);

    analysis::PositionGraph* graph_;
    puzzle::PositionCode code_;
    Nearest nearest_;
    std::uint64_t most_;
    std::uint64_t memory_;
    Phase phase_ = Phase::measuring;
    bool out_of_memory_ = false;
    Distances distances_;
    Rank at_ = 0;                                        // state at hand
    std::vector<std::uint64_t> tally_;                   // positions by key
    std::uint32_t cut_ = 0;                              // smaller keys are drawn,
    std::uint64_t at_cut_ = 0;                           // and so many of those that are equal
    std::vector<Rank> ranks_;                            // by node
    std::vector<std::pair<Rank, std::uint32_t>> nodes_;  // of ranks, which ascend
    Told told_;
};

}  // namespace shunt::graph
