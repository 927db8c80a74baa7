#include "core/job/difficulty_job.hpp"

#include "core/base/words.hpp"
#include "core/job/search_figures.hpp"

namespace shunt::job {

Result<std::unique_ptr<DifficultyJob>> DifficultyJob::create(const DifficultyRequest& request) {
    auto problem = checked_problem(request, say("difficulty is about the way from the start to a goal"));
    if (!problem) return problem.error();
    if (!(request.precision > 0)) return Error{say("the precision must be above 0, for example 0.01 for 1 %")};
    const analysis::SearchOptions search = search_options(request, problem->puzzle);
    return std::unique_ptr<DifficultyJob>(new DifficultyJob(
        std::move(*problem), {search, request.precision, request.seed, request.most_samples, request.together},
        request.read_as));
}

Progress DifficultyJob::progress() const {
    using Phase = analysis::Difficulty::Phase;
    Progress progress = progress_of(difficulty_.search());
    if (difficulty_.phase() == Phase::writing_graph) progress.phase = say("writing the graph down");
    if (difficulty_.phase() == Phase::finding_way) progress.phase = say("looking for the ways to the goal");
    if (difficulty_.phase() != Phase::sampling) return progress;
    progress.worth_reading = true;
    progress.phase = say("walking at random");
    progress.unit = say("spanning trees");
    progress.done = difficulty_.path()->samples();
    progress.total.reset();
    progress.depth.reset();
    return progress;
}

outcome::DifficultyOutcome DifficultyJob::make_outcome() const {
    outcome::DifficultyOutcome outcome;
    outcome.status = difficulty_.status();
    outcome.metric = difficulty_.metric();
    outcome.reason = difficulty_.reason();
    const analysis::SpanningPath* path = difficulty_.path();
    if (path != nullptr && (path->is_certain() || path->samples() >= 2)) {
        outcome.vertices = difficulty_.vertices();
        outcome.mean_path = path->mean();
        outcome.bb = static_cast<double>(difficulty_.vertices()) - 1 - path->mean();
        outcome.standard_error = path->standard_error();
        outcome.samples = path->samples();
    }
    outcome.read_as = read_as_;
    set_figures(outcome, difficulty_.search());
    if (bytes_needed() > 0) {
        outcome.bytes_needed = bytes_needed();
        outcome.bytes_at_most.reset();
    }
    return outcome;
}

}  // namespace shunt::job
