#include "core/analysis/state_graph.hpp"

#include <algorithm>
#include <utility>

namespace shunt::analysis {
namespace {

/// Positions looked at for one unit of work while they are listed.
constexpr std::uint64_t kListedPerUnit = 16;

}  // namespace

StateGraphBuilder::StateGraphBuilder(PositionGraph& graph, std::uint64_t memory_limit)
    : space_(&graph), memory_limit_(memory_limit), reached_(graph.searched().reached()) {
    out_of_memory_ =
        reached_ >= UINT32_MAX || reached_ * (sizeof(search::Rank) + 2 * sizeof(std::uint32_t)) > memory_limit;
}

bool StateGraphBuilder::advance(std::uint64_t budget) {
    if (out_of_memory_) return false;
    if (ranks_.size() < reached_) {
        list(budget);
    } else {
        link(budget);
        out_of_memory_ = bytes() > memory_limit_ || graph_.targets.size() >= UINT32_MAX;
    }
    return graph_.vertices() < reached_ && !out_of_memory_;
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
