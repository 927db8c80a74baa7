#include "core/graph/drawn_graph.hpp"

#include <algorithm>

namespace shunt::graph {

DrawnGraph::DrawnGraph(const puzzle::Problem& problem, analysis::PositionGraph& graph, Nearest nearest,
                       std::uint64_t most, std::uint64_t memory)
    : graph_(&graph), code_(problem), nearest_(nearest), most_(most), memory_(memory) {
    out_of_memory_ = graph.searched().reached() > UINT32_MAX || bytes_needed(problem.puzzle.board()) > memory;
    if (!out_of_memory_) distances_.begin(graph, true);
}

/// Without the edges, of which nobody knows how many there are between those that are drawn.
std::uint64_t DrawnGraph::bytes_needed(const puzzle::Board& board) const {
    const std::uint64_t nodes = std::min(most_, graph_->searched().reached());
    const auto code = static_cast<std::uint64_t>(board.rows()) * static_cast<std::uint64_t>(board.columns() + 1);
    const std::uint64_t told = 2 * sizeof(std::uint32_t) + code;
    return Distances::bytes_needed(*graph_, true) + nodes * (told + sizeof(Rank) + sizeof nodes_.front());
}

std::uint64_t DrawnGraph::bytes() const {
    const std::uint64_t words =
        told_.from_start.capacity() + told_.to_goal.capacity() + told_.edges.capacity() + told_.dead_ends.capacity();
    return distances_.bytes() + (tally_.capacity() + ranks_.capacity()) * sizeof(Rank) +
           nodes_.capacity() * sizeof nodes_.front() + words * sizeof(std::uint32_t) + told_.codes.capacity();
}

bool DrawnGraph::advance(std::uint64_t budget) {
    while (budget > 0 && phase_ != Phase::ended && !out_of_memory_) {
        if (phase_ == Phase::measuring) {
            if (!distances_.advance(budget)) phase_ = Phase::tallying;
        } else if (phase_ == Phase::tallying) {
            tally(budget);
        } else if (phase_ == Phase::choosing) {
            choose(budget);
        } else {
            link(budget);
        }
        out_of_memory_ = out_of_memory_ || bytes() > memory_;
    }
    return phase_ != Phase::ended && !out_of_memory_;
}

/// To measure takes most of the time where there are many positions, to link where there are few.
double DrawnGraph::share() const {
    const double passed = static_cast<double>(at_) / static_cast<double>(graph_->size());
    switch (phase_) {
        case Phase::measuring:
            return 0.6 * distances_.share();
        case Phase::tallying:
            return 0.6 + 0.1 * passed;
        case Phase::choosing:
            return 0.7 + 0.1 * passed;
        case Phase::linking:
            return 0.8 + 0.2 * static_cast<double>(told_.from_start.size()) / static_cast<double>(ranks_.size() + 1);
        case Phase::ended:
            break;
    }
    return 1;
}

/// What decides whether a position is drawn: less is better; kUnknown: it is not.
std::uint32_t DrawnGraph::key_of(std::uint64_t number) const {
    const auto from_start = static_cast<std::uint32_t>(distances_.from_start(number));
    const auto to_goal = static_cast<std::uint32_t>(distances_.to_goal(number));
    if (nearest_ == Nearest::to_start) return from_start;
    return nearest_ == Nearest::to_goal || to_goal == kUnknown ? to_goal : from_start + to_goal;
}

/// Calls `take(number, rank)` with further positions, as many as the budget allows; at_ is behind the last one then.
template <class Take>
void DrawnGraph::each_position(std::uint64_t& budget, Take take) {
    const DenseNumbers& numbers = distances_.numbers();
    for (; budget > 0; --budget, ++at_) {
        at_ = numbers.next(at_, graph_->size());
        if (at_ >= graph_->size()) return;
        take(numbers.number(at_), at_);
    }
}

void DrawnGraph::tally(std::uint64_t& budget) {
    each_position(budget, [this](std::uint64_t number, Rank /*rank*/) {
        const std::uint32_t key = key_of(number);
        if (key == kUnknown) return;
        if (key >= tally_.size()) tally_.resize(std::size_t{key} + 1);
        ++tally_[key];
    });
    if (at_ < graph_->size()) return;
    find_cut();
    at_ = 0;
    phase_ = Phase::choosing;
}

void DrawnGraph::find_cut() {
    if (nearest_ == Nearest::on_solutions) {
        // No position has a smaller sum than those on a shortest solution.
        const auto first = std::find_if(tally_.begin(), tally_.end(), [](std::uint64_t count) { return count > 0; });
        cut_ = static_cast<std::uint32_t>(first - tally_.begin());
        at_cut_ = first == tally_.end() ? 0 : std::min(*first, most_);
        return;
    }
    at_cut_ = most_;
    while (cut_ < tally_.size() && tally_[cut_] <= at_cut_) at_cut_ -= tally_[cut_++];
}

void DrawnGraph::choose(std::uint64_t& budget) {
    each_position(budget, [this](std::uint64_t number, Rank rank) {
        const std::uint32_t key = key_of(number);
        if (key == kUnknown || key > cut_ || (key == cut_ && at_cut_ == 0)) return;
        if (key == cut_) --at_cut_;
        ranks_.push_back(rank);
    });
    if (at_ >= graph_->size()) arrange();
}

/// Gives the chosen ones their numbers as nodes.
void DrawnGraph::arrange() {
    const auto place = [this](Rank rank) {
        return std::pair(distances_.from_start(distances_.numbers().number(rank)), rank);
    };
    std::sort(ranks_.begin(), ranks_.end(), [&](Rank a, Rank b) { return place(a) < place(b); });
    nodes_.reserve(ranks_.size());
    for (const Rank rank : ranks_) nodes_.emplace_back(rank, static_cast<std::uint32_t>(nodes_.size()));
    std::sort(nodes_.begin(), nodes_.end());
    phase_ = Phase::linking;
}

void DrawnGraph::link(std::uint64_t& budget) {
    while (budget > 0 && told_.from_start.size() < ranks_.size()) {
        const auto node = static_cast<std::uint32_t>(told_.from_start.size());
        const auto* const neighbours = graph_->neighbours().of(ranks_[node], budget);
        if (neighbours == nullptr) return;
        add_node(ranks_[node]);
        for (const Rank rank : *neighbours) {
            const auto found = std::lower_bound(nodes_.begin(), nodes_.end(), std::pair(rank, std::uint32_t{0}));
            if (found == nodes_.end() || found->first != rank || found->second <= node) continue;
            told_.edges.insert(told_.edges.end(), {node, found->second});
        }
    }
    if (told_.from_start.size() == ranks_.size()) phase_ = Phase::ended;
}

void DrawnGraph::add_node(Rank rank) {
    const std::uint64_t number = distances_.numbers().number(rank);
    if (distances_.is_dead_end(number)) told_.dead_ends.push_back(static_cast<std::uint32_t>(told_.from_start.size()));
    told_.from_start.push_back(static_cast<std::uint32_t>(distances_.from_start(number)));
    told_.to_goal.push_back(static_cast<std::uint32_t>(distances_.to_goal(number)));
    told_.codes += code_.of(graph_->position(rank));
    told_.codes += '\n';
}

}  // namespace shunt::graph
