#include "tests/support/state_graph.hpp"

#include <cstdint>

namespace shunt::test {

StateGraph::StateGraph(const Oracle& oracle, puzzle::Metric metric)
    : oracle_(&oracle), states_(oracle.packings(SIZE_MAX)) {
    for (int vertex = 0; vertex < size(); ++vertex) vertex_of_[states_[vertex]] = vertex;
    for (const State& state : states_) {
        neighbours_.emplace_back();
        for (const State& next : oracle.neighbours(state, metric)) neighbours_.back().push_back(vertex_of_.at(next));
    }
}

int StateGraph::vertex(const State& state) const {
    const auto found = vertex_of_.find(oracle_->canonical(state));
    return found == vertex_of_.end() ? -1 : found->second;
}

std::vector<int> StateGraph::distances(const std::vector<int>& from) const {
    std::vector<int> distance(states_.size(), -1);
    std::vector<int> queue = from;
    for (const int vertex : from) distance[vertex] = 0;
    for (std::size_t next = 0; next < queue.size(); ++next) {
        for (const int neighbour : neighbours_[queue[next]]) {
            if (distance[neighbour] >= 0) continue;
            distance[neighbour] = distance[queue[next]] + 1;
            queue.push_back(neighbour);
        }
    }
    return distance;
}

}  // namespace shunt::test
