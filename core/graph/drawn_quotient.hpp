// The quotient of the graph of all positions (quotient.hpp) as it can be looked at: some thousands of its classes, with one position of
// each, and a shortest solution from class to class.
//
//     classes of all ──> those nearest to the start, with their edges ──> a way to a goal ──> done        in slices, within a memory limit
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "core/graph/drawn_graph.hpp"
#include "core/graph/quotient.hpp"

namespace shunt::graph {

/// Nodes are the classes by their numbers, the first of them where there are too many.
class DrawnQuotient {
public:
    /// At most `most` classes. The problem and `graph` must outlive it; `memory` in bytes.
    DrawnQuotient(const puzzle::Problem& problem, analysis::PositionGraph& graph, std::uint64_t most,
                  std::uint64_t memory);

    /// Works on about `budget` positions; returns whether there is more to do.
    bool advance(std::uint64_t budget);
    /// How much of the work is done, from 0 to 1.
    [[nodiscard]] double share() const;
    /// Whether the memory limit came first.
    [[nodiscard]] bool out_of_memory() const { return out_of_memory_ || quotient_.out_of_memory(); }
    [[nodiscard]] std::uint64_t bytes() const;

    /// Distances are those of the nearest position of each class, dead ends classes next to which none is farther from the start, codes
    /// those of Quotient::Class::first.
    struct Told : DrawnGraph::Told {
        std::uint64_t classes = 0;             ///< in all
        std::vector<std::uint32_t> positions;  ///< of each node
        /// The nodes of the positions of a shortest solution, one by one; empty where there is none, or it leaves those that are drawn.
        std::vector<std::uint32_t> way;
    };
    /// Once done; call once.
    [[nodiscard]] Told take() { return std::move(told_); }

private:
    enum class Phase : unsigned char { sorting, linking, following, ended };

    void begin_linking();
    void link(std::uint64_t& budget);
    void add_node(std::uint32_t node, const std::vector<std::uint32_t>& neighbours);
    void begin_way();
    void follow(std::uint64_t& budget);
    void pass(search::Rank rank);

    analysis::PositionGraph* graph_;
    puzzle::PositionCode code_;
    std::uint64_t most_;
    std::uint64_t memory_;
    Phase phase_ = Phase::sorting;
    bool out_of_memory_ = false;
    Quotient quotient_;
    std::uint32_t nodes_ = 0;
    search::Rank here_ = 0;  // on the way
    Told told_;
};

}  // namespace shunt::graph
