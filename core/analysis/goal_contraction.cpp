#include "core/analysis/goal_contraction.hpp"

#include <algorithm>
#include <utility>

namespace shunt::analysis {

GoalContraction::GoalContraction(StateGraph graph)
    : graph_(std::move(graph)), kept_(graph_.vertices() - static_cast<std::uint32_t>(graph_.goals.size())) {}

bool GoalContraction::advance(std::uint64_t budget) {
    const std::uint32_t vertices = graph_.vertices();
    for (; vertex_ < vertices && budget > 0; --budget) read_row();
    return vertex_ < vertices;
}

StateGraph GoalContraction::take() {
    graph_.start = number_of(graph_.start);
    graph_.targets.resize(written_);
    graph_.targets.insert(graph_.targets.end(), of_goal_.begin(), of_goal_.end());
    graph_.first.resize(kept_ + 1);
    graph_.first.push_back(static_cast<std::uint32_t>(graph_.targets.size()));
    graph_.goals = {kept_};
    return std::move(graph_);
}

GoalContraction::Place GoalContraction::place_of(std::uint32_t vertex) const {
    const auto& goals = graph_.goals;
    const auto found = std::lower_bound(goals.begin(), goals.end(), vertex);
    return {static_cast<std::uint32_t>(found - goals.begin()), found != goals.end() && *found == vertex};
}

std::uint32_t GoalContraction::number_of(std::uint32_t vertex) const {
    const Place place = place_of(vertex);
    return place.is_goal ? kept_ : vertex - place.goals_before;
}

/// Writes the edges of the next vertex to where they stand from now on.
void GoalContraction::read_row() {
    const bool from_goal = place_of(vertex_).is_goal;
    const std::uint32_t end = graph_.first[++vertex_];
    for (; edge_ < end; ++edge_) {
        const std::uint32_t to = number_of(graph_.targets[edge_]);
        if (!from_goal) {
            graph_.targets[written_++] = to;
        } else if (to != kept_) {
            of_goal_.push_back(to);
        }
    }
    if (!from_goal) graph_.first[++rows_] = written_;
}

}  // namespace shunt::analysis
