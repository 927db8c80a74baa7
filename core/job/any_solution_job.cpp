#include "core/job/any_solution_job.hpp"

#include "core/base/words.hpp"
#include "core/job/solution_values.hpp"

namespace shunt::job {

Result<std::unique_ptr<AnySolutionJob>> AnySolutionJob::create(const PuzzleRequest& request) {
    auto problem = checked_problem(request, say("there is nothing to solve"));
    if (!problem) return problem.error();
    const puzzle::Metric metric = request.metric.value_or(problem->puzzle.metric());
    return std::unique_ptr<AnySolutionJob>(new AnySolutionJob(std::move(*problem), metric, request.memory_limit));
}

Progress AnySolutionJob::progress() const {
    Progress progress;
    progress.phase = search_.status() == Status::running ? say("searching greedily") : say("ended");
    progress.done = search_.expanded();
    progress.bytes = search_.bytes();
    return progress;
}

outcome::AnyOutcome AnySolutionJob::make_outcome() const {
    outcome::AnyOutcome outcome;
    outcome.status = search_.status();
    outcome.metric = search_.metric();
    outcome.reason = search_.reason();
    outcome.expanded = search_.expanded();
    outcome.peak_bytes = search_.bytes();
    if (search_.status() != Status::complete) return outcome;
    outcome.length = search_.counts().in(search_.metric()).value_or(0);
    outcome.moves = told(search_.problem(), search_.moves());
    outcome.peak_bytes += heap_bytes(outcome.moves);
    outcome.counts = told(search_.counts());
    return outcome;
}

}  // namespace shunt::job
