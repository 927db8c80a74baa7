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
    const std::uint64_t finding = written + WaySeeker::bytes_needed(search.reached());
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
    const DrawnTogether* together = options_.together;
    path_.emplace(way_->take(), options_.seed, together != nullptr ? static_cast<std::uint64_t>(together->part()) : 0,
                  together != nullptr ? static_cast<std::uint64_t>(together->parts()) : 1);
    batch_end_ = std::min(kLeastSamples, options_.most_samples);
    search_.note_bytes(way_->bytes() + path_->bytes());
    way_.reset();
    phase_ = Phase::sampling;
}

void Difficulty::sample(std::uint64_t budget) {
    if (has_more(path_->advance(budget * kStepsPerUnit, batch_end_))) return;
    if (!is_precise() && path_->samples() < options_.most_samples) {
        batch_end_ = next_end();
        return;
    }
    phase_ = Phase::ended;
    status_ = Status::complete;
}

/// Whether any part has more of the batch to draw. Then all know what all have drawn.
bool Difficulty::has_more(bool own) {
    if (options_.together == nullptr) return own;
    const DrawnTogether::Told told = options_.together->tell(path_->take_news(), own);
    path_->add(told.others);
    return told.more;
}

bool Difficulty::is_precise() const {
    if (path_->is_certain()) return true;
    return path_->samples() >= kLeastSamples && path_->standard_error() <= options_.precision * path_->mean();
}

/// As many samples as seem to be needed, for the error falls with their square root: some more than there are, and not more than twice
/// as many.
std::uint64_t Difficulty::next_end() const {
    const std::uint64_t drawn = path_->samples();
    const double ratio = path_->standard_error() / (options_.precision * path_->mean());
    const double needed = static_cast<double>(drawn) * std::min(2.0, ratio * ratio);  // 2 where the ratio is none
    return std::min(options_.most_samples, std::max(drawn + kLeastSamples, static_cast<std::uint64_t>(needed)));
}

}  // namespace shunt::analysis
