// The path between start and goal in a random spanning tree of a state graph: how long is it on average?
//
//   goals contracted to one vertex t       s ─┬─ o ─┬─ o ── o ─┬─ t      Only the blocks (biconnected components) between s and t
//   (parallel edges kept)                     └─ o ─┘  │       │         matter, and they are independent of each other: what hangs
//                                                      └─ o ───┘         elsewhere is never on the path. A single edge counts 1.
//
// In a block, the path of a uniform spanning tree from its entry to its exit is a loop-erased random walk (D. B. Wilson, "Generating
// random spanning trees more quickly than the cover time", 1996): walk at random, always remember by which edge each vertex was left
// last, and follow these edges once the exit is reached.
#pragma once

#include <cstdint>
#include <vector>

#include "core/analysis/state_graph.hpp"
#include "core/base/random.hpp"

namespace shunt::analysis {

/// One biconnected component on the way, with its own vertex numbers.
struct Block {
    StateGraph graph;  ///< no goals; start is the entry
    std::uint32_t exit = 0;
};

/// The graph with all its goals made into one vertex: the last one. Edges between goals vanish; others are kept, also when they become
/// parallel. Requires at least one goal.
[[nodiscard]] StateGraph contract_goals(const StateGraph& graph);

/// The blocks with more than two vertices between the start and `exit`, and the number of single edges (or bundles of parallel ones)
/// that lie on the way beside them. O(vertices + edges).
struct Way {
    std::vector<Block> blocks;
    std::uint64_t single_edges = 0;
};
[[nodiscard]] Way find_way(const StateGraph& graph, std::uint32_t exit);

/// Samples lengths of the path.
class SpanningPath {
public:
    SpanningPath(Way way, std::uint64_t seed);

    /// Walks about `budget` steps.
    void advance(std::uint64_t budget);
    /// Whether the length is the same in every spanning tree: nothing need be sampled.
    [[nodiscard]] bool is_certain() const { return way_.blocks.empty(); }
    [[nodiscard]] std::uint64_t samples() const { return samples_; }
    /// Mean length over the samples, in edges.
    [[nodiscard]] double mean() const;
    /// Standard error of the mean; infinite below two samples.
    [[nodiscard]] double standard_error() const;
    [[nodiscard]] std::uint64_t bytes() const;

private:
    std::uint64_t walk(std::uint64_t budget);
    void end_block();

    Way way_;
    Random random_;
    std::vector<std::uint32_t> left_by_;  // vertex gone to when a vertex was left last
    std::size_t block_ = 0;               // being walked
    std::uint32_t at_ = 0;
    std::uint64_t length_ = 0;  // of the sample so far
    std::uint64_t samples_ = 0;
    double sum_ = 0;  // of lengths beside the single edges, and of their squares
    double squares_ = 0;
};

}  // namespace shunt::analysis
