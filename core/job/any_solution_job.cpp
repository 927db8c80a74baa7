#include "core/job/any_solution_job.hpp"

#include <algorithm>

#include "core/base/words.hpp"
#include "core/job/solution_values.hpp"

namespace shunt::job {
namespace {

/// Of the work of a slice, the proof does one part of so many once there is a way,
constexpr std::uint64_t kPartsOfProof = 4;
/// or once there is none among so many positions: where no way is found, how long it must be is all that can be said.
constexpr std::uint64_t kExpandedAlone = 10'000;

}  // namespace

Result<std::unique_ptr<AnySolutionJob>> AnySolutionJob::create(const AnySolutionRequest& request) {
    auto problem = checked_problem(request, say("there is nothing to solve"));
    if (!problem) return problem.error();
    std::uint64_t merged = 0;
    *problem = merged_problem(std::move(*problem), merged);
    const puzzle::Metric metric = request.metric.value_or(problem->puzzle.metric());
    return std::unique_ptr<AnySolutionJob>(new AnySolutionJob(*problem, metric, request));
}

AnySolutionJob::AnySolutionJob(const puzzle::Problem& problem, puzzle::Metric metric, const AnySolutionRequest& request)
    : read_as_(request.read_as) {
    const std::uint64_t half = request.memory_limit / 2;
    search_ = analysis::find_any_solution(problem, metric, request.proves ? half : request.memory_limit);
    if (!request.proves) return;
    analysis::SearchOptions options = search_options(request, problem.puzzle);
    options.memory_limit = std::max<std::uint64_t>(half, 1);
    proof_ = std::make_unique<analysis::Solve>(problem, analysis::Solve::Options{options, false});
}

bool AnySolutionJob::advance(std::uint64_t budget) {
    if (status_ != Status::running) return false;
    const bool searches = search_->status() == Status::running;
    const bool is_turn = !searches || search_->has_solution() || search_->expanded() >= kExpandedAlone;
    const bool proves = is_turn && proof_ && proof_->status() == Status::running;
    const std::uint64_t part = !proves ? 0 : searches ? budget / kPartsOfProof + 1 : budget;
    if (searches) search_->advance(std::max<std::uint64_t>(budget - std::min(part, budget), 1));
    if (proves) proof_->advance(part);
    peak_bytes_ = std::max(peak_bytes_, bytes());
    conclude();
    return status_ == Status::running;
}

std::optional<std::uint64_t> AnySolutionJob::at_most() const {
    if (proof_ && proof_->has_solution()) return proof_->moves().size();
    if (!search_->has_solution()) return std::nullopt;
    return search_->counts().in(search_->metric());
}

std::optional<int> AnySolutionJob::at_least() const {
    if (is_proved()) return static_cast<int>(*at_most());
    return proof_ ? proof_->at_least() : std::nullopt;
}

bool AnySolutionJob::is_proved() const {
    if (!at_most()) return false;
    if (search_->status() == Status::solved || (proof_ && proof_->has_solution())) return true;
    const auto least = proof_ ? proof_->at_least() : std::nullopt;
    return least && static_cast<std::uint64_t>(*least) >= *at_most();
}

void AnySolutionJob::conclude() {
    if (!defect().empty() || (search_->status() != Status::running && search_->status() != Status::limit)) {
        status_ = search_->status() == Status::running ? Status::complete : search_->status();
    }
    if (proof_ && proof_->status() == Status::unsolvable) status_ = Status::unsolvable;
    // A proof may end what was too large for the other search.
    const bool is_proving = proof_ && proof_->status() == Status::running;
    if (search_->status() == Status::limit && !is_proving) status_ = at_most() ? Status::complete : Status::limit;
    if (is_proved()) status_ = Status::solved;
}

/// A solution is what was asked for: then it is no matter that the time is over.
void AnySolutionJob::stop(Status why) {
    if (status_ != Status::running) return;
    status_ = why == Status::limit && at_most() ? Status::complete : why;
}

const std::vector<moves::Move>& AnySolutionJob::moves() const {
    return proof_ && proof_->has_solution() ? proof_->moves() : search_->moves();
}

std::uint64_t AnySolutionJob::bytes() const { return search_->bytes() + (proof_ ? proof_->bytes() : 0); }

std::string AnySolutionJob::defect() const {
    if (!search_->defect().empty() || !proof_) return search_->defect();
    return proof_->defect().empty() ? proof_->search().defect() : proof_->defect();
}

Progress AnySolutionJob::progress() const {
    Progress progress;
    const bool has_way = at_most().has_value();
    progress.phase = status_ != Status::running ? say("ended")
                     : has_way                  ? say("searching for shorter solutions")
                                                : say("searching for a solution");
    progress.done = search_->expanded();
    progress.bytes = bytes();
    progress.worth_reading = has_way;
    return progress;
}

outcome::AnyOutcome AnySolutionJob::make_outcome() const {
    outcome::AnyOutcome outcome;
    outcome.status = status_;
    outcome.metric = search_->metric();
    outcome.read_as = read_as_;
    if (status_ == Status::limit) outcome.reason = search_->reason();
    outcome.expanded = search_->expanded();
    if (proof_) {
        const auto* const exploration = proof_->search().exploration();
        outcome.proof_expanded = exploration != nullptr ? exploration->statistics().expanded : 0;
    }
    if (status_ != Status::unsolvable) outcome.at_least = at_least();
    outcome.peak_bytes = std::max(peak_bytes_, bytes());
    outcome.at_most = outcome.length = at_most();
    if (!outcome.length) return outcome;
    outcome.moves = told(search_->problem(), moves());
    outcome.peak_bytes += heap_bytes(outcome.moves);
    outcome.counts = told(moves::count(moves()));
    return outcome;
}

}  // namespace shunt::job
