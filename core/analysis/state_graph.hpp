// The reachable positions of a puzzle and the moves between them, written down as a graph: for questions that need all of it at once.
#pragma once

#include <cstdint>
#include <vector>

#include "core/analysis/position_graph.hpp"

namespace shunt::analysis {

/// An undirected graph; vertices are numbered from 0. Neighbours of v: targets[first[v]] up to targets[first[v + 1]].
struct StateGraph {
    std::vector<std::uint32_t> first{0};
    std::vector<std::uint32_t> targets;
    std::vector<std::uint32_t> goals;  ///< vertices that meet a goal, ascending
    std::uint32_t start = 0;

    [[nodiscard]] std::uint32_t vertices() const { return static_cast<std::uint32_t>(first.size() - 1); }
    /// Each edge of a graph is two neighbours.
    [[nodiscard]] static std::uint64_t bytes_needed(std::uint64_t vertices, std::uint64_t neighbours,
                                                    std::uint64_t goals) {
        return (vertices + 1 + neighbours + goals) * sizeof(std::uint32_t);
    }
    [[nodiscard]] std::uint64_t bytes() const {
        return (first.capacity() + targets.capacity() + goals.capacity()) * sizeof(std::uint32_t);
    }
};

/// Writes the graph of an exhausted search down, in slices. At most 2^32 positions and edges.
class StateGraphBuilder {
public:
    /// `graph` must outlive it. `memory_limit` in bytes: when bytes_needed() is more, it is out of memory at once.
    StateGraphBuilder(PositionGraph& graph, std::uint64_t memory_limit);
    /// What it takes: the search has seen how many positions, neighbours and goals there are.
    [[nodiscard]] static std::uint64_t bytes_needed(PositionGraph& graph);

    /// Works on about `budget` positions; returns whether there is more to do.
    bool advance(std::uint64_t budget);
    /// Whether the memory limit came first, or the graph is too large.
    [[nodiscard]] bool out_of_memory() const { return out_of_memory_; }
    [[nodiscard]] std::uint64_t bytes() const { return ranks_.capacity() * sizeof(search::Rank) + graph_.bytes(); }
    /// The graph, once done; call once.
    [[nodiscard]] StateGraph take();
    /// The position of a vertex.
    [[nodiscard]] puzzle::Position position(std::uint32_t vertex) const { return space_->position(ranks_[vertex]); }

private:
    [[nodiscard]] std::uint32_t vertex_of(search::Rank rank) const;
    void list(std::uint64_t budget);
    void link(std::uint64_t budget);

    PositionGraph* space_;
    std::uint64_t reached_;
    search::Rank next_ = 0;
    std::vector<search::Rank> ranks_;
    StateGraph graph_;
    bool out_of_memory_ = false;
};

}  // namespace shunt::analysis
