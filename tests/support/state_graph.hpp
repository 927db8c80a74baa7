// Every legal position of a puzzle and every pair of positions one apart, written out: what the oracle says about a whole state space.
#pragma once

#include <map>
#include <vector>

#include "tests/support/oracle.hpp"

namespace shunt::test {

/// An undirected graph whose vertices are the packings of a puzzle, reachable or not, numbered from 0. `oracle` must outlive it.
class StateGraph {
public:
    StateGraph(const Oracle& oracle, puzzle::Metric metric);

    [[nodiscard]] int size() const { return static_cast<int>(states_.size()); }
    [[nodiscard]] const State& state(int vertex) const { return states_[vertex]; }
    /// The vertex of a state, canonical or not; -1 when it is no packing.
    [[nodiscard]] int vertex(const State& state) const;
    [[nodiscard]] int start() const { return vertex(oracle_->start()); }
    [[nodiscard]] const std::vector<int>& neighbours(int vertex) const { return neighbours_[vertex]; }
    [[nodiscard]] bool is_solved(int vertex) const { return oracle_->is_solved(states_[vertex]); }
    /// Distance of every vertex from the nearest of some; -1 where there is no way.
    [[nodiscard]] std::vector<int> distances(const std::vector<int>& from) const;

private:
    const Oracle* oracle_;
    std::vector<State> states_;
    std::map<State, int> vertex_of_;
    std::vector<std::vector<int>> neighbours_;
};

}  // namespace shunt::test
