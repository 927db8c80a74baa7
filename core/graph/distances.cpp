#include "core/graph/distances.hpp"

#include <algorithm>

namespace shunt::graph {

std::uint64_t Distances::bytes_needed(analysis::PositionGraph& graph, bool measures) {
    const auto& counts = graph.searched().counts();
    const std::uint64_t widest = counts.empty() ? 0 : *std::max_element(counts.begin(), counts.end());
    const std::uint64_t reached = graph.searched().reached();
    const std::uint64_t distances = reached * 2 * sizeof(std::int32_t) + reached / 8;
    return DenseNumbers::bytes_needed(graph.size()) + (measures ? distances + widest * sizeof(Rank) : 0);
}

void Distances::begin(analysis::PositionGraph& graph, bool measures) {
    graph_ = &graph;
    measures_ = measures;
    numbers_.reserve(graph.size());
}

double Distances::share() const {
    const double all = 2 * static_cast<double>(graph_->searched().reached());
    return phase_ == Phase::ended ? 1 : static_cast<double>(done_) / std::max(1.0, all);
}

std::uint64_t Distances::bytes() const {
    return numbers_.bytes() + (from_start_.capacity() + to_goal_.capacity()) * sizeof(std::int32_t) +
           (here_.capacity() + next_.capacity()) * sizeof(Rank) + dead_ends_.capacity() / 8;
}

bool Distances::advance(std::uint64_t& budget) {
    while (budget > 0 && phase_ != Phase::ended) {
        if (phase_ == Phase::numbering) {
            number(budget);
        } else if (phase_ == Phase::goals) {
            find_goals(budget);
        } else {
            measure(budget);
        }
    }
    return phase_ != Phase::ended;
}

void Distances::go_to(Phase phase) {
    phase_ = phase;
    at_ = 0;
    if (phase != Phase::from_start && phase != Phase::goals) return;
    List& list = phase == Phase::from_start ? from_start_ : to_goal_;
    list.assign(static_cast<std::size_t>(numbers_.size()), kUnknown);
    depth_ = 0;
    if (phase != Phase::from_start) return;
    dead_ends_.resize(list.size());
    put(graph_->start(), 0, list);
}

void Distances::number(std::uint64_t& budget) {
    const search::Marks& marks = graph_->searched().marks();
    for (; at_ < graph_->size() && budget > 0; at_ += 64, --budget) {
        std::uint64_t reached = 0;
        for (Rank i = 0; i < std::min<Rank>(64, graph_->size() - at_); ++i)
            reached |= std::uint64_t{marks.is_reached(at_ + i)} << i;
        numbers_.add(reached);
    }
    if (at_ >= graph_->size()) go_to(measures_ ? Phase::from_start : Phase::ended);
}

/// Takes account of a position, unless it is known; its distance.
std::int32_t Distances::put(Rank rank, std::int32_t distance, List& list) {
    std::int32_t& known = list[static_cast<std::size_t>(numbers_.number(rank))];
    if (known != kUnknown) return known;
    known = distance;
    next_.push_back(rank);
    return known;
}

void Distances::find_goals(std::uint64_t& budget) {
    for (; budget > 0; --budget, ++at_) {
        at_ = numbers_.next(at_, graph_->size());
        if (at_ >= graph_->size()) return go_to(Phase::to_goal);
        if (graph_->is_goal(at_)) put(at_, 0, to_goal_);
    }
}

/// Breadth-first, from the start or from the goals.
void Distances::measure(std::uint64_t& budget) {
    List& list = phase_ == Phase::from_start ? from_start_ : to_goal_;
    while (budget > 0) {
        if (here_.empty()) {
            if (next_.empty()) return go_to(phase_ == Phase::from_start ? Phase::goals : Phase::ended);
            std::swap(here_, next_);
            ++depth_;
        }
        const Rank here = here_.back();
        const auto* const neighbours = graph_->neighbours().of(here, budget);
        if (neighbours == nullptr) return;
        here_.pop_back();
        ++done_;
        bool leads_farther = false;
        for (const Rank rank : *neighbours) leads_farther |= put(rank, depth_, list) == depth_;
        if (phase_ == Phase::from_start) dead_ends_[static_cast<std::size_t>(numbers_.number(here))] = !leads_farther;
    }
}

}  // namespace shunt::graph
