#include "core/analysis/state_graph.hpp"

#include <algorithm>
#include <utility>

namespace shunt::analysis {
namespace {

/// Positions looked at for one unit of work while they are listed.
constexpr std::uint64_t kListedPerUnit = 16;

}  // namespace

std::uint64_t StateGraphBuilder::bytes_needed(PositionGraph& graph) {
    const search::Search& search = graph.searched();
    const search::SearchStatistics seen = search.statistics();
    return search.reached() * sizeof(search::Rank) +
           StateGraph::bytes_needed(search.reached(), seen.generated, seen.goals);
}

StateGraphBuilder::StateGraphBuilder(PositionGraph& graph, std::uint64_t memory_limit)
    : space_(&graph), reached_(graph.searched().reached()) {
    const search::SearchStatistics seen = graph.searched().statistics();
    out_of_memory_ = reached_ >= UINT32_MAX || seen.generated >= UINT32_MAX || bytes_needed(graph) > memory_limit;
    if (out_of_memory_) return;
    ranks_.reserve(static_cast<std::size_t>(reached_));
    graph_.first.reserve(static_cast<std::size_t>(reached_) + 1);
    graph_.targets.reserve(static_cast<std::size_t>(seen.generated));
    graph_.goals.reserve(static_cast<std::size_t>(seen.goals));
}

bool StateGraphBuilder::advance(std::uint64_t budget) {
    if (out_of_memory_) return false;
    if (ranks_.size() < reached_) {
        list(budget);
    } else {
        link(budget);
    }
    return graph_.vertices() < reached_;
}

StateGraph StateGraphBuilder::take() {
    graph_.start = vertex_of(space_->start());
    return std::move(graph_);
}

std::uint32_t StateGraphBuilder::vertex_of(search::Rank rank) const {
    return static_cast<std::uint32_t>(std::lower_bound(ranks_.begin(), ranks_.end(), rank) - ranks_.begin());
}

/// Lists the numbers of the reached positions, ascending: a vertex is an index into the list.
void StateGraphBuilder::list(std::uint64_t budget) {
    const search::Marks& marks = space_->searched().marks();
    const search::Rank end = std::min(space_->size(), next_ + budget * kListedPerUnit);
    for (; next_ < end; ++next_) {
        if (marks.is_reached(next_)) ranks_.push_back(next_);
    }
}

/// Writes the neighbours of the next positions down.
void StateGraphBuilder::link(std::uint64_t budget) {
    while (budget > 0 && graph_.vertices() < ranks_.size()) {
        const search::Rank rank = ranks_[graph_.vertices()];
        const auto* neighbours = space_->neighbours().of(rank, budget);
        if (neighbours == nullptr) return;
        if (space_->is_goal(rank)) graph_.goals.push_back(graph_.vertices());
        for (const search::Rank next : *neighbours) graph_.targets.push_back(vertex_of(next));
        graph_.first.push_back(static_cast<std::uint32_t>(graph_.targets.size()));
    }
}

}  // namespace shunt::analysis
