#include "core/analysis/difficulty.hpp"

#include "core/base/readable.hpp"
#include "core/base/words.hpp"

namespace shunt::analysis {
namespace {

using search::Status;

/// Fewest samples whose standard error is trusted.
constexpr std::uint64_t kLeastSamples = 100;
constexpr std::uint64_t kStepsPerUnit = 32;

SearchOptions asking_more(SearchOptions options) {
    options.asks_more = true;
    return options;
}

}  // namespace

Difficulty::Difficulty(puzzle::Problem problem, const Options& options)
    : problem_(std::move(problem)), options_(options), search_(problem_, Purpose::count, asking_more(options.search)) {}

bool Difficulty::advance(std::uint64_t budget) {
    if (status_ != Status::running) return false;
    switch (phase_) {
        case Phase::searching:
            if (!search_.advance(budget)) conclude_search();
            break;
        case Phase::writing_graph:
            write_graph(budget);
            break;
        case Phase::finding_way:
            find_way(budget);
            break;
        case Phase::sampling:
            sample(budget);
            break;
        case Phase::ended:
            break;
    }
    return status_ == Status::running;
}

void Difficulty::stop(Status why) {
    if (status_ == Status::running) status_ = why;
}

void Difficulty::conclude_search() {
    reason_ = search_.refusal();
    if (!reason_.empty()) {
        status_ = Status::limit;
        return;
    }
    if (search_.exploration()->statistics().goals == 0) {
        status_ = Status::unsolvable;
        return;
    }
    announce_graph();
    phase_ = Phase::writing_graph;
}

/// What the graph takes, and the way through it at most, is known now: the search has seen all positions and their neighbours. It is
/// refused before it is written, unless the blocks of the way may yet make the difference.
void Difficulty::announce_graph() {
    PositionGraph& graph = *search_.exploration()->graph();
    const search::Search& search = graph.searched();
    const search::SearchStatistics seen = search.statistics();
    const std::uint64_t written = StateGraph::bytes_needed(search.reached(), seen.generated, seen.goals);
    const std::uint64_t finding = written + WayFinder::bytes_needed(search.reached());
    bytes_needed_ = search_.bytes() + std::max(StateGraphBuilder::bytes_needed(graph), finding + written);
    if (finding > search_.bytes_left()) return refuse_graph();
    graph_.emplace(graph, search_.bytes_left());
}

void Difficulty::write_graph(std::uint64_t budget) {
    const bool more = graph_->advance(budget);
    search_.note_bytes(graph_->bytes());
    if (more) return;
    if (graph_->out_of_memory()) return refuse_graph();
    way_.emplace(graph_->take());
    graph_.reset();
    phase_ = Phase::finding_way;
}

void Difficulty::refuse_graph() {
    reason_ =
        say("the graph of all positions does not fit {size}", {{"size", bytes_text(options_.search.memory_limit)}});
    status_ = Status::limit;
}

void Difficulty::find_way(std::uint64_t budget) {
    const bool more = way_->advance(budget);
    search_.note_bytes(way_->bytes());
    if (way_->bytes() > search_.bytes_left()) return refuse_graph();
    if (more) return;
    vertices_ = way_->vertices();
    path_.emplace(way_->take(), options_.seed);
    search_.note_bytes(way_->bytes() + path_->bytes());
    way_.reset();
    phase_ = Phase::sampling;
}

void Difficulty::sample(std::uint64_t budget) {
    path_->advance(budget * kStepsPerUnit, options_.most_samples);
    const bool precise = path_->is_certain() || (path_->samples() >= kLeastSamples &&
                                                 path_->standard_error() <= options_.precision * path_->mean());
    if (!precise && path_->samples() < options_.most_samples) return;
    phase_ = Phase::ended;
    status_ = Status::complete;
}

}  // namespace shunt::analysis
