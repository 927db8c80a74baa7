#include "core/graph/graph_export.hpp"

#include <algorithm>

#include "core/base/words.hpp"

namespace shunt::graph {
namespace {

constexpr std::size_t kPiece = std::size_t{1} << 18;  // of text, in bytes, handed over at a time

}  // namespace

const char* GraphExport::doing() const { return say("writing the graph"); }
const char* GraphExport::name() const { return say("writing the graph"); }

void GraphExport::begin(const puzzle::Problem& problem, puzzle::Metric metric, analysis::PositionGraph& graph,
                        std::uint64_t memory) {
    graph_ = &graph;
    code_.emplace(problem);
    facts_.puzzle = problem.puzzle.name();
    facts_.metric = to_string(metric);
    memory_ = memory;
    out_of_memory_ = bytes_needed() > memory || graph.searched().reached() > UINT32_MAX;
    if (out_of_memory_) return;
    distances_.begin(graph, format_->tells_nodes());
    text_.reserve(2 * kPiece);
}

std::uint64_t GraphExport::bytes_needed() const {
    return Distances::bytes_needed(*graph_, format_->tells_nodes()) + 2 * kPiece;
}

std::uint64_t GraphExport::bytes() const { return distances_.bytes() + text_.capacity(); }

std::uint64_t GraphExport::total() const {
    const std::uint64_t rounds = format_->tells_nodes() ? 4 : 1;
    return graph_ == nullptr ? 0 : rounds * graph_->searched().reached();
}

bool GraphExport::advance(std::uint64_t budget) {
    while (budget > 0 && phase_ != Phase::ended && !failed_ && !out_of_memory_) {
        if (phase_ == Phase::measuring) {
            measure(budget);
            out_of_memory_ = bytes() > memory_;
        } else if (phase_ == Phase::nodes) {
            write_nodes(budget);
        } else {
            write_edges(budget);
        }
    }
    return phase_ != Phase::ended && !failed_ && !out_of_memory_;
}

void GraphExport::go_to(Phase phase) {
    phase_ = phase;
    at_ = 0;
    if (phase != Phase::ended) return;
    format_->end(text_);
    flush(1);
}

void GraphExport::measure(std::uint64_t& budget) {
    if (distances_.advance(budget)) return;
    facts_.nodes = nodes();
    facts_.start = distances_.numbers().number(graph_->start());
    format_->begin(facts_, text_);
    go_to(format_->tells_nodes() ? Phase::nodes : Phase::edges);
}

void GraphExport::write_nodes(std::uint64_t& budget) {
    for (; budget > 0; --budget, ++at_, ++done_) {
        at_ = distances_.numbers().next(at_, graph_->size());
        if (at_ >= graph_->size()) return go_to(Phase::edges);
        const std::uint64_t number = distances_.numbers().number(at_);
        format_->add_node(
            {number, distances_.from_start(number), distances_.to_goal(number), code_->of(graph_->position(at_))},
            text_);
        flush(kPiece);
    }
}

/// Each edge at the later of its two nodes.
void GraphExport::write_edges(std::uint64_t& budget) {
    while (budget > 0) {
        at_ = distances_.numbers().next(at_, graph_->size());
        if (at_ >= graph_->size()) return go_to(Phase::ended);
        const auto* const neighbours = graph_->neighbours().of(at_, budget);
        if (neighbours == nullptr) return;
        before_.clear();
        for (const Rank rank : *neighbours)
            if (rank < at_) before_.push_back(distances_.numbers().number(rank));
        std::sort(before_.begin(), before_.end());
        edges_ += before_.size();
        format_->add_edges(distances_.numbers().number(at_), before_, text_);
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
