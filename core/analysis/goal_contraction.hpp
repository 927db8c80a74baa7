// A state graph whose goals become one vertex.
#pragma once

#include <cstdint>
#include <vector>

#include "core/analysis/state_graph.hpp"

namespace shunt::analysis {

/// Makes all goals of a graph into one vertex, the last one, in slices and in place. Edges between goals vanish; others are kept, also when
/// they become parallel.
class GoalContraction {
public:
    /// At least one vertex is a goal.
    explicit GoalContraction(StateGraph graph);

    /// Works on about `budget` vertices; returns whether there is more to do.
    bool advance(std::uint64_t budget);
    /// The graph, once done; call once.
    [[nodiscard]] StateGraph take();
    [[nodiscard]] std::uint64_t bytes() const { return graph_.bytes() + of_goal_.capacity() * sizeof(std::uint32_t); }

private:
    /// The goals before a vertex, and whether it is one.
    struct Place {
        std::uint32_t goals_before;
        bool is_goal;
    };
    [[nodiscard]] Place place_of(std::uint32_t vertex) const;
    [[nodiscard]] std::uint32_t number_of(std::uint32_t vertex) const;
    void read_row();

    StateGraph graph_;
    std::uint32_t kept_;                  // vertices that are no goals
    std::uint32_t vertex_ = 0;            // to be read
    std::uint32_t edge_ = 0;              // its first, as the graph was
    std::uint32_t written_ = 0;           // edges of the rows written, which are never more than those read
    std::uint32_t rows_ = 0;              // written
    std::vector<std::uint32_t> of_goal_;  // neighbours of the goal
};

}  // namespace shunt::analysis
