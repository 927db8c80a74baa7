#include "core/job/variations_job.hpp"

#include "core/base/words.hpp"

namespace shunt::job {

using variation::VariationSearch;

Result<std::unique_ptr<VariationsJob>> VariationsJob::create(const VariationsRequest& request) {
    auto problem = checked_problem(request, say("its variations have no lengths to compare"));
    if (!problem) return problem.error();
    variation::VariationTask task;
    task.metric = request.metric.value_or(problem->puzzle.metric());
    task.memory_limit = request.memory_limit;
    task.seed = request.seed;
    task.pairs = request.pairs;
    task.list = static_cast<std::size_t>(request.list);
    return std::unique_ptr<VariationsJob>(new VariationsJob(*problem, task));
}

bool VariationsJob::advance(std::uint64_t budget) {
    if (status_ != Status::running) return false;
    if (!search_.advance(budget)) status_ = Status::complete;
    return status_ == Status::running;
}

Progress VariationsJob::progress() const {
    Progress progress;
    progress.unit = say("variations");
    switch (search_.phase()) {
        case VariationSearch::Phase::solving:
            progress.phase = say("solving the puzzle itself");
            break;
        case VariationSearch::Phase::start:
            progress.phase = say("looking for the hardest start");
            break;
        case VariationSearch::Phase::trying:
            progress.phase = say("trying changes");
            break;
        case VariationSearch::Phase::ended:
            progress.phase = say("ended");
            break;
    }
    progress.done = search_.tried();
    progress.total = search_.total();
    progress.bytes = search_.bytes();
    progress.worth_reading = status_ == Status::running;
    return progress;
}

void VariationsJob::stop(Status why) {
    if (status_ == Status::running) status_ = why;
}

namespace {

outcome::Change told(const variation::Change& change) {
    outcome::Change outcome{std::string(to_string(change.kind)), change.piece, change.partner, std::nullopt};
    if (change.kind != variation::ChangeKind::start) outcome.at = {change.at.row + 1, change.at.column + 1};
    return outcome;
}

}  // namespace

outcome::VariationsOutcome VariationsJob::make_outcome() const {
    outcome::VariationsOutcome outcome;
    outcome.status = status_;
    outcome.metric = task_.metric;
    outcome.seed = task_.seed;
    outcome.length = search_.length();
    outcome.unsolvable = search_.is_unsolvable();
    outcome.tried = search_.tried();
    outcome.solvable = search_.solvable();
    outcome.longer = search_.longer();
    outcome.too_large = search_.too_large();
    for (const variation::Variation& variation : search_.longest()) {
        auto& row = outcome.variations.emplace_back();
        for (const variation::Change& change : variation.changes) row.changes.push_back(told(change));
        row.length = variation.length;
        row.puzzle = variation.puzzle;
    }
    outcome.peak_bytes = search_.peak_bytes();
    return outcome;
}

Result<std::unique_ptr<Job>> variations_asked(RequestFields& fields) {
    VariationsRequest request;
    request.puzzle = fields.needed_text("puzzle");
    request.position = fields.text("position");
    request.metric = fields.one_of("metric", puzzle::kMetrics);
    request.memory_limit = fields.whole("memory").value_or(request.memory_limit);
    request.seed = fields.whole("seed").value_or(request.seed);
    request.pairs = fields.whole("pairs").value_or(request.pairs);
    request.list = fields.whole("list").value_or(request.list);
    if (const auto fault = fields.fault()) return *fault;
    return any_job(VariationsJob::create(request));
}

}  // namespace shunt::job
