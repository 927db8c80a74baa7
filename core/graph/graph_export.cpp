#include "core/graph/graph_export.hpp"

#include "core/base/words.hpp"
#include "core/puzzle/small_pieces.hpp"

namespace shunt::graph {
namespace {

constexpr std::size_t kPiece = std::size_t{1} << 18;  // of text, in bytes, handed over at a time

}  // namespace

const char* GraphExport::doing() const { return say("writing the graph"); }
const char* GraphExport::name() const { return say("writing the graph"); }

std::optional<Error> GraphExport::objection(const puzzle::Puzzle& puzzle) const {
    const std::string why = is_quotient_ ? why_no_classes(puzzle) : "";
    return why.empty() ? std::nullopt : std::optional(Error{why});
}

void GraphExport::begin(const puzzle::Problem& problem, puzzle::Metric metric, analysis::PositionGraph& graph,
                        std::uint64_t memory) {
    graph_ = &graph;
    facts_.puzzle = problem.puzzle.name();
    facts_.metric = to_string(metric);
    if (is_quotient_)
        for (const std::string& name : puzzle::small_names(problem.puzzle))
            facts_.small += (facts_.small.empty() ? "" : " ") + name;
    memory_ = memory;
    out_of_memory_ = bytes_needed() > memory || graph.searched().reached() > UINT32_MAX;
    if (out_of_memory_) return;
    if (is_quotient_) {
        nodes_ = std::make_unique<ClassNodes>(problem, graph, memory - 2 * kPiece);
    } else {
        nodes_ = std::make_unique<PositionNodes>(problem, graph, format_->tells_nodes());
    }
    text_.reserve(2 * kPiece);
}

std::uint64_t GraphExport::bytes_needed() const {
    const std::uint64_t nodes =
        is_quotient_ ? Quotient::bytes_needed(*graph_) : PositionNodes::bytes_needed(*graph_, format_->tells_nodes());
    return nodes + 2 * kPiece;
}

std::uint64_t GraphExport::bytes() const { return (nodes_ ? nodes_->bytes() : 0) + text_.capacity(); }

std::uint64_t GraphExport::total() const {
    if (nodes_ == nullptr) return 0;
    const std::uint64_t reached = graph_->searched().reached();
    const std::uint64_t nodes = phase_ == Phase::measuring ? reached : facts_.nodes;
    return nodes_->rounds() * reached + (format_->tells_nodes() ? 2 : 1) * nodes;
}

bool GraphExport::advance(std::uint64_t budget) {
    while (budget > 0 && phase_ != Phase::ended && !failed_ && !out_of_memory_) {
        if (phase_ == Phase::measuring) {
            measure(budget);
            out_of_memory_ = nodes_->out_of_memory() || bytes() > memory_;
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
    if (nodes_->advance(budget) || nodes_->out_of_memory()) return;
    facts_.nodes = nodes_->size();
    facts_.start = nodes_->start();
    format_->begin(facts_, text_);
    go_to(format_->tells_nodes() ? Phase::nodes : Phase::edges);
}

void GraphExport::write_nodes(std::uint64_t& budget) {
    for (; budget > 0; --budget, ++at_, ++done_) {
        at_ = nodes_->next(at_);
        if (at_ >= nodes_->end()) return go_to(Phase::edges);
        format_->add_node(nodes_->node(at_), text_);
        flush(kPiece);
    }
}

/// Each edge at the later of its two nodes.
void GraphExport::write_edges(std::uint64_t& budget) {
    while (budget > 0) {
        at_ = nodes_->next(at_);
        if (at_ >= nodes_->end()) return go_to(Phase::ended);
        before_.clear();
        if (!nodes_->find_before(at_, budget, before_)) return;
        edges_ += before_.size();
        format_->add_edges(nodes_->number(at_), before_, text_);
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
