// All positions of a graph by number, how far each is from the start and from the goals, and which are dead ends.
//
//     numbering ──> from the start ──> goals ──> to the nearest goal ──> done          in slices
//         └──────────────── where only numbers are asked for ─────────────┘
#pragma once

#include <cstdint>
#include <vector>

#include "core/analysis/position_graph.hpp"
#include "core/graph/dense_numbers.hpp"

namespace shunt::graph {

class Distances {
public:
    using Rank = search::Rank;
    static constexpr std::int32_t kUnknown = -1;  ///< of a goal that none leads to

    /// What it takes at least: two distances and a bit of each position, and the widest level from the start. Those from the goals may be
    /// wider, and lists have room to grow: bytes() tells.
    [[nodiscard]] static std::uint64_t bytes_needed(analysis::PositionGraph& graph, bool measures);

    /// Of a graph of fewer than 2^32 positions, which must outlive it. `measures`: distances, too.
    void begin(analysis::PositionGraph& graph, bool measures);
    /// Takes from the budget as many positions as it works on; returns whether there is more to do.
    bool advance(std::uint64_t& budget);

    /// Once numbered.
    [[nodiscard]] const DenseNumbers& numbers() const { return numbers_; }
    /// Of the position with a number, once measured.
    [[nodiscard]] std::int32_t from_start(std::uint64_t number) const {
        return from_start_[static_cast<std::size_t>(number)];
    }
    [[nodiscard]] std::int32_t to_goal(std::uint64_t number) const {
        return to_goal_[static_cast<std::size_t>(number)];
    }
    /// Whether it is a dead end: none of its neighbours is farther from the start.
    [[nodiscard]] bool is_dead_end(std::uint64_t number) const { return dead_ends_[static_cast<std::size_t>(number)]; }
    /// Positions measured, each counted once from the start and once from the goals.
    [[nodiscard]] std::uint64_t done() const { return done_; }
    /// The same as a share of the whole, from 0 to 1.
    [[nodiscard]] double share() const;
    [[nodiscard]] std::uint64_t bytes() const;

private:
    using List = std::vector<std::int32_t>;
    enum class Phase : unsigned char { numbering, from_start, goals, to_goal, ended };

    void number(std::uint64_t& budget);
    void go_to(Phase phase);
    std::int32_t put(Rank rank, std::int32_t distance, List& list);
    void find_goals(std::uint64_t& budget);
    void measure(std::uint64_t& budget);

    analysis::PositionGraph* graph_ = nullptr;
    bool measures_ = false;
    Phase phase_ = Phase::numbering;
    DenseNumbers numbers_;
    List from_start_;
    List to_goal_;
    std::vector<bool> dead_ends_;
    std::vector<Rank> here_;  // the level at hand, not looked at yet,
    std::vector<Rank> next_;  // and what it leads to
    std::int32_t depth_ = 0;  // of that
    Rank at_ = 0;             // state at hand
    std::uint64_t done_ = 0;
};

}  // namespace shunt::graph
