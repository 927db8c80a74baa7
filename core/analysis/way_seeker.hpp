// Which part of a state graph can lie on a path from its start to its goals.
//
//   goals contracted to one vertex t       s ─┬─ o ─┬─ o ── o ─┬─ t      Only the blocks (biconnected components) between s and t
//   (parallel edges kept)                     └─ o ─┘  │       │         matter, and they are independent of each other: what hangs
//                                                      └─ o ───┘         elsewhere is never on the path. A single edge counts 1.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/analysis/goal_contraction.hpp"
#include "core/analysis/state_graph.hpp"

namespace shunt::analysis {

/// One biconnected component on the way, with its own vertex numbers.
struct Block {
    StateGraph graph;  ///< no goals; start is the entry
    std::uint32_t exit = 0;
};

/// The blocks with more than two vertices between the start and the goal, and the number of single edges (or bundles of parallel ones)
/// that lie on the way beside them.
struct Way {
    std::vector<Block> blocks;
    std::uint64_t single_edges = 0;

    [[nodiscard]] std::uint64_t bytes() const;
};

/// Contracts the goals, then splits the blocks off by a depth-first search from the start (J. Hopcroft, R. Tarjan, 1973), without
/// recursion and in slices. O(vertices + edges) in all.
class WaySeeker {
public:
    /// At least one vertex of the graph is a goal.
    explicit WaySeeker(StateGraph graph) : contraction_(std::in_place, std::move(graph)) {}
    /// What it takes beside the graph and the blocks of the way, which are together no more than the graph.
    [[nodiscard]] static std::uint64_t bytes_needed(std::uint64_t vertices) {
        return vertices * (sizeof(Visit) + 2 * sizeof(std::uint32_t)) + vertices / 8;
    }

    /// Works on about `budget` vertices; returns whether there is more to do.
    bool advance(std::uint64_t budget);
    /// Vertices after the contraction; once done.
    [[nodiscard]] std::uint32_t vertices() const { return graph_.vertices(); }
    /// The way, once done; call once.
    [[nodiscard]] Way take();
    [[nodiscard]] std::uint64_t bytes() const;

private:
    static constexpr std::uint32_t kUnseen = UINT32_MAX;

    struct Visit {
        std::uint32_t order = kUnseen;  ///< when it was entered
        std::uint32_t low = 0;          ///< earliest vertex that its subtree has an edge to
        std::uint32_t next_edge = 0;
        std::uint32_t place = 0;  ///< in stack_
    };
    /// A block being written down: the vertices from `first` of the stack on, and the entry after them.
    struct Copy {
        std::uint32_t first = 0;
        std::uint32_t entry = 0;
        std::uint32_t next = 0;  ///< member whose edges are to be written
    };

    void prepare(std::uint64_t budget);
    void enter(std::uint32_t vertex);
    void step();
    void follow(std::uint32_t vertex, std::uint32_t to);
    void leave(std::uint32_t vertex);
    void begin_copy(std::uint32_t vertex, std::uint32_t entry);
    void copy_row();
    [[nodiscard]] std::size_t most_edges(std::uint32_t first) const;
    [[nodiscard]] std::optional<std::uint32_t> member(std::uint32_t vertex) const;

    std::optional<GoalContraction> contraction_;
    StateGraph graph_;
    std::vector<Visit> visits_;         // by vertex
    std::vector<bool> came_back_;       // by vertex: it has seen the edge by which it was entered
    std::vector<std::uint32_t> trail_;  // from the start to the vertex being looked at
    std::vector<std::uint32_t> stack_;  // entered and not yet in a block
    std::uint32_t count_ = 0;           // entered
    std::uint32_t exit_ = 0;            // of the block that is found next
    std::optional<Copy> copy_;
    std::size_t edges_left_ = 0;  // neighbours that are not in a block
    Way way_;
};

}  // namespace shunt::analysis
