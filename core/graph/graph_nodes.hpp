// What the nodes of a graph are when it is written: all positions, or classes of them (quotient.hpp).
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/graph/distances.hpp"
#include "core/graph/graph_format.hpp"
#include "core/graph/quotient.hpp"
#include "core/puzzle/position_code.hpp"

namespace shunt::graph {

/// Nodes stand at places, which ascend with their numbers, 0, 1, 2, ...; there may be places without a node.
class GraphNodes {
public:
    using Place = std::uint64_t;
    virtual ~GraphNodes() = default;

    /// Finds out what nodes there are; takes from the budget as many positions as it works on. Returns whether there is more to do.
    virtual bool advance(std::uint64_t& budget) = 0;
    [[nodiscard]] virtual bool out_of_memory() const = 0;
    /// Positions worked on, and how often each is in all.
    [[nodiscard]] virtual std::uint64_t done() const = 0;
    [[nodiscard]] virtual std::uint64_t rounds() const = 0;
    [[nodiscard]] virtual std::uint64_t bytes() const = 0;

    // Once it is found out.
    [[nodiscard]] virtual std::uint64_t size() const = 0;
    /// The number of the node that has the start.
    [[nodiscard]] virtual std::uint64_t start() const = 0;
    /// The first place from `from` on where a node stands; end() when there is none.
    [[nodiscard]] virtual Place next(Place from) const = 0;
    [[nodiscard]] virtual Place end() const = 0;
    [[nodiscard]] virtual std::uint64_t number(Place place) const = 0;
    /// The node at a place; its board is valid until the next call.
    [[nodiscard]] virtual GraphNode node(Place place) = 0;
    /// Puts the numbers of the nodes next to it that are before it, ascending, into `before`, which is empty. False when `budget` was used
    /// up before all were found: asked for the same place again, it goes on.
    [[nodiscard]] virtual bool find_before(Place place, std::uint64_t& budget, std::vector<std::uint64_t>& before) = 0;
};

/// Every position. Everything must outlive it. `measures`: whether node() is going to be asked.
class PositionNodes final : public GraphNodes {
public:
    PositionNodes(const puzzle::Problem& problem, analysis::PositionGraph& graph, bool measures);

    [[nodiscard]] static std::uint64_t bytes_needed(analysis::PositionGraph& graph, bool measures) {
        return Distances::bytes_needed(graph, measures);
    }
    bool advance(std::uint64_t& budget) override { return distances_.advance(budget); }
    [[nodiscard]] bool out_of_memory() const override { return false; }
    [[nodiscard]] std::uint64_t done() const override { return distances_.done(); }
    [[nodiscard]] std::uint64_t rounds() const override { return measures_ ? 2 : 0; }
    [[nodiscard]] std::uint64_t bytes() const override { return distances_.bytes(); }
    [[nodiscard]] std::uint64_t size() const override { return numbers().size(); }
    [[nodiscard]] std::uint64_t start() const override { return number(graph_->start()); }
    [[nodiscard]] Place next(Place from) const override { return numbers().next(from, graph_->size()); }
    [[nodiscard]] Place end() const override { return graph_->size(); }
    [[nodiscard]] std::uint64_t number(Place place) const override { return numbers().number(place); }
    [[nodiscard]] GraphNode node(Place place) override;
    [[nodiscard]] bool find_before(Place place, std::uint64_t& budget, std::vector<std::uint64_t>& before) override;

private:
    [[nodiscard]] const DenseNumbers& numbers() const { return distances_.numbers(); }

    analysis::PositionGraph* graph_;
    bool measures_;
    Distances distances_;
    puzzle::PositionCode code_;
};

/// The classes of the quotient, each with its position nearest to the start.
class ClassNodes final : public GraphNodes {
public:
    ClassNodes(const puzzle::Problem& problem, analysis::PositionGraph& graph, std::uint64_t memory);

    bool advance(std::uint64_t& budget) override { return quotient_.advance(budget); }
    [[nodiscard]] bool out_of_memory() const override { return quotient_.out_of_memory(); }
    [[nodiscard]] std::uint64_t done() const override { return quotient_.done(); }
    [[nodiscard]] std::uint64_t rounds() const override { return 4; }
    [[nodiscard]] std::uint64_t bytes() const override { return quotient_.bytes(); }
    [[nodiscard]] std::uint64_t size() const override { return quotient_.size(); }
    [[nodiscard]] std::uint64_t start() const override { return quotient_.class_of(graph_->start()); }
    [[nodiscard]] Place next(Place from) const override { return from; }
    [[nodiscard]] Place end() const override { return quotient_.size(); }
    [[nodiscard]] std::uint64_t number(Place place) const override { return place; }
    [[nodiscard]] GraphNode node(Place place) override;
    [[nodiscard]] bool find_before(Place place, std::uint64_t& budget, std::vector<std::uint64_t>& before) override;

private:
    analysis::PositionGraph* graph_;
    Quotient quotient_;
    puzzle::PositionCode code_;
};

}  // namespace shunt::graph
