#include "core/graph/graph_export.hpp"

#include <algorithm>

#include "core/base/words.hpp"

namespace shunt::graph {
namespace {

constexpr std::size_t kPiece = std::size_t{1} << 18;  // of text, in bytes, handed over at a time
constexpr std::int32_t kUnknown = -1;

}  // namespace

const char* GraphExport::doing() const { return say("writing the graph"); }
const char* GraphExport::name() const { return say("writing the graph"); }

void GraphExport::begin(const puzzle::Problem& problem, puzzle::Metric metric, analysis::PositionGraph& graph,
                        std::uint64_t memory) {
    graph_ = &graph;
    code_.emplace(problem);
    facts_.puzzle = problem.puzzle.name();
    facts_.metric = to_string(metric);
    out_of_memory_ = bytes_needed() > memory || graph.searched().reached() > UINT32_MAX;
    if (out_of_memory_) return;
    numbers_.reserve(graph.size());
    text_.reserve(2 * kPiece);
}

std::uint64_t GraphExport::bytes_needed() const {
    // Two distances, and the positions that one is measured through: all of them, where all are goals.
    const std::uint64_t distances = format_->tells_nodes() ? 2 * sizeof(std::int32_t) + 2 * sizeof(Rank) : 0;
    return DenseNumbers::bytes_needed(graph_->size()) + graph_->searched().reached() * distances + 2 * kPiece;
}

std::uint64_t GraphExport::bytes() const {
    return numbers_.bytes() + (from_start_.capacity() + to_goal_.capacity()) * sizeof(std::int32_t) + text_.capacity() +
           (here_.capacity() + next_.capacity()) * sizeof(Rank);
}

std::uint64_t GraphExport::total() const {
    const std::uint64_t rounds = format_->tells_nodes() ? 4 : 1;
    return graph_ == nullptr ? 0 : rounds * graph_->searched().reached();
}

bool GraphExport::advance(std::uint64_t budget) {
    while (budget > 0 && phase_ != Phase::ended && !failed_ && !out_of_memory_) {
        if (phase_ == Phase::numbering) {
            number(budget);
        } else if (phase_ == Phase::goals) {
            find_goals(budget);
        } else if (phase_ == Phase::nodes) {
            write_nodes(budget);
        } else if (phase_ == Phase::edges) {
            write_edges(budget);
        } else {
            measure(budget);
        }
    }
    return phase_ != Phase::ended && !failed_ && !out_of_memory_;
}

void GraphExport::go_to(Phase phase) {
    phase_ = phase;
    at_ = 0;
    if (phase == Phase::from_start) {
        begin_distances(from_start_);
        put(graph_->start(), 0, from_start_);
    } else if (phase == Phase::goals) {
        begin_distances(to_goal_);
    } else if (phase == Phase::ended) {
        format_->end(text_);
        flush(1);
    }
}

void GraphExport::number(std::uint64_t& budget) {
    const search::Marks& marks = graph_->searched().marks();
    for (; at_ < graph_->size() && budget > 0; at_ += 64, --budget) {
        std::uint64_t reached = 0;
        for (Rank i = 0; i < std::min<Rank>(64, graph_->size() - at_); ++i)
            reached |= std::uint64_t{marks.is_reached(at_ + i)} << i;
        numbers_.add(reached);
    }
    if (at_ < graph_->size()) return;
    facts_.nodes = numbers_.size();
    facts_.start = numbers_.number(graph_->start());
    format_->begin(facts_, text_);
    go_to(format_->tells_nodes() ? Phase::from_start : Phase::edges);
}

void GraphExport::begin_distances(Distances& distances) {
    distances.assign(static_cast<std::size_t>(numbers_.size()), kUnknown);
    depth_ = 0;
}

/// Takes account of a position, unless it is known.
void GraphExport::put(Rank rank, std::int32_t distance, Distances& distances) {
    std::int32_t& known = distances[static_cast<std::size_t>(numbers_.number(rank))];
    if (known != kUnknown) return;
    known = distance;
    next_.push_back(rank);
}

void GraphExport::find_goals(std::uint64_t& budget) {
    for (; budget > 0; --budget, ++at_) {
        at_ = numbers_.next(at_, graph_->size());
        if (at_ >= graph_->size()) return go_to(Phase::to_goal);
        if (graph_->is_goal(at_)) put(at_, 0, to_goal_);
    }
}

/// Breadth-first, from the start or from the goals.
void GraphExport::measure(std::uint64_t& budget) {
    Distances& distances = phase_ == Phase::from_start ? from_start_ : to_goal_;
    while (budget > 0) {
        if (here_.empty()) {
            if (next_.empty()) return go_to(phase_ == Phase::from_start ? Phase::goals : Phase::nodes);
            std::swap(here_, next_);
            ++depth_;
        }
        const auto* const neighbours = graph_->neighbours().of(here_.back(), budget);
        if (neighbours == nullptr) return;
        here_.pop_back();
        ++done_;
        for (const Rank rank : *neighbours) put(rank, depth_, distances);
    }
}

void GraphExport::write_nodes(std::uint64_t& budget) {
    for (; budget > 0; --budget, ++at_, ++done_) {
        at_ = numbers_.next(at_, graph_->size());
        if (at_ >= graph_->size()) return go_to(Phase::edges);
        const std::uint64_t number = numbers_.number(at_);
        const auto index = static_cast<std::size_t>(number);
        format_->add_node({number, from_start_[index], to_goal_[index], code_->of(graph_->position(at_))}, text_);
        flush(kPiece);
    }
}

/// Each edge at the later of its two nodes.
void GraphExport::write_edges(std::uint64_t& budget) {
    while (budget > 0) {
        at_ = numbers_.next(at_, graph_->size());
        if (at_ >= graph_->size()) return go_to(Phase::ended);
        const auto* const neighbours = graph_->neighbours().of(at_, budget);
        if (neighbours == nullptr) return;
        before_.clear();
        for (const Rank rank : *neighbours)
            if (rank < at_) before_.push_back(numbers_.number(rank));
        std::sort(before_.begin(), before_.end());
        edges_ += before_.size();
        format_->add_edges(numbers_.number(at_), before_, text_);
        flush(kPiece);
        ++at_;
        ++done_;
    }
}

void GraphExport::flush(std::size_t at_least) {
    if (text_.size() < at_least) return;
    failed_ = !sink_(text_);
    text_.clear();
}

}  // namespace shunt::graph
