#include "core/graph/drawn_quotient.hpp"

#include <algorithm>

namespace shunt::graph {

DrawnQuotient::DrawnQuotient(const puzzle::Problem& problem, analysis::PositionGraph& graph, std::uint64_t most,
                             std::uint64_t memory)
    : graph_(&graph), code_(problem), most_(most), memory_(memory), quotient_(problem.puzzle, graph, memory) {}

std::uint64_t DrawnQuotient::bytes() const {
    const std::uint64_t words = told_.from_start.capacity() + told_.to_goal.capacity() + told_.edges.capacity() +
                                told_.dead_ends.capacity() + told_.positions.capacity() + told_.way.capacity();
    return quotient_.bytes() + words * sizeof(std::uint32_t) + told_.codes.capacity();
}

bool DrawnQuotient::advance(std::uint64_t budget) {
    while (budget > 0 && phase_ != Phase::ended && !out_of_memory()) {
        if (phase_ == Phase::sorting) {
            if (!quotient_.advance(budget) && !quotient_.out_of_memory()) begin_linking();
        } else if (phase_ == Phase::linking) {
            link(budget);
        } else {
            follow(budget);
        }
        out_of_memory_ = bytes() > memory_;
    }
    return phase_ != Phase::ended && !out_of_memory();
}

double DrawnQuotient::share() const {
    if (phase_ == Phase::sorting) return 0.8 * quotient_.share();
    if (phase_ != Phase::linking) return 1;
    return 0.8 + 0.2 * static_cast<double>(told_.from_start.size()) / static_cast<double>(nodes_ + 1);
}

void DrawnQuotient::begin_linking() {
    phase_ = Phase::linking;
    told_.classes = quotient_.size();
    nodes_ = static_cast<std::uint32_t>(std::min<std::uint64_t>(most_, quotient_.size()));
}

void DrawnQuotient::link(std::uint64_t& budget) {
    while (budget > 0 && told_.from_start.size() < nodes_) {
        const auto node = static_cast<std::uint32_t>(told_.from_start.size());
        const auto* const neighbours = quotient_.neighbours(node, budget);
        if (neighbours == nullptr) return;
        add_node(node, *neighbours);
    }
    if (told_.from_start.size() == nodes_) begin_way();
}

void DrawnQuotient::add_node(std::uint32_t node, const std::vector<std::uint32_t>& neighbours) {
    const Quotient::Class& its = quotient_.at(node);
    bool leads_farther = false;
    for (const std::uint32_t other : neighbours) {
        leads_farther |= quotient_.at(other).from_start > its.from_start;
        if (other > node && other < nodes_) told_.edges.insert(told_.edges.end(), {node, other});
    }
    if (!leads_farther) told_.dead_ends.push_back(node);
    told_.from_start.push_back(static_cast<std::uint32_t>(its.from_start));
    told_.to_goal.push_back(static_cast<std::uint32_t>(its.to_goal));
    told_.positions.push_back(its.positions);
    told_.codes += code_.of(graph_->position(its.first));
    told_.codes += '\n';
}

void DrawnQuotient::begin_way() {
    here_ = graph_->start();
    const Distances& distances = quotient_.distances();
    const bool leads_to_a_goal = distances.to_goal(distances.numbers().number(here_)) != Distances::kUnknown;
    phase_ = leads_to_a_goal ? Phase::following : Phase::ended;
    if (leads_to_a_goal) pass(here_);
}

/// Goes nearer to a goal, by the first neighbour that is.
void DrawnQuotient::follow(std::uint64_t& budget) {
    const Distances& distances = quotient_.distances();
    const auto to_goal = [&](search::Rank rank) { return distances.to_goal(distances.numbers().number(rank)); };
    while (budget > 0 && phase_ == Phase::following && to_goal(here_) > 0) {
        const auto* const neighbours = graph_->neighbours().of(here_, budget);
        if (neighbours == nullptr) return;
        pass(*std::find_if(neighbours->begin(), neighbours->end(),
                           [&](search::Rank rank) { return to_goal(rank) < to_goal(here_); }));
    }
    if (phase_ == Phase::following && to_goal(here_) == 0) phase_ = Phase::ended;
}

void DrawnQuotient::pass(search::Rank rank) {
    here_ = rank;
    const std::uint32_t node = quotient_.class_of(rank);
    if (node < nodes_) {
        told_.way.push_back(node);
    } else {
        told_.way.clear();
        phase_ = Phase::ended;
    }
}

}  // namespace shunt::graph
