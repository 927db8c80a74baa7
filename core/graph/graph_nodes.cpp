#include "core/graph/graph_nodes.hpp"

#include <algorithm>

namespace shunt::graph {

PositionNodes::PositionNodes(const puzzle::Problem& problem, analysis::PositionGraph& graph, bool measures)
    : graph_(&graph), measures_(measures), code_(problem) {
    distances_.begin(graph, measures);
}

GraphNode PositionNodes::node(Place place) {
    const std::uint64_t its = number(place);
    return {its, distances_.from_start(its), distances_.to_goal(its), code_.of(graph_->position(place))};
}

bool PositionNodes::find_before(Place place, std::uint64_t& budget, std::vector<std::uint64_t>& before) {
    const auto* const neighbours = graph_->neighbours().of(place, budget);
    if (neighbours == nullptr) return false;
    for (const search::Rank rank : *neighbours)
        if (rank < place) before.push_back(number(rank));
    std::sort(before.begin(), before.end());
    return true;
}

ClassNodes::ClassNodes(const puzzle::Problem& problem, analysis::PositionGraph& graph, std::uint64_t memory)
    : graph_(&graph), quotient_(problem.puzzle, graph, memory), code_(problem) {}

GraphNode ClassNodes::node(Place place) {
    const Quotient::Class& its = quotient_.at(static_cast<std::uint32_t>(place));
    return {place, its.from_start, its.to_goal, code_.of(graph_->position(its.first)), its.positions};
}

bool ClassNodes::find_before(Place place, std::uint64_t& budget, std::vector<std::uint64_t>& before) {
    const auto* const neighbours = quotient_.neighbours(static_cast<std::uint32_t>(place), budget);
    if (neighbours == nullptr) return false;
    for (const std::uint32_t other : *neighbours)
        if (other < place) before.push_back(other);
    return true;
}

}  // namespace shunt::graph
