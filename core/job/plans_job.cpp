#include "core/job/plans_job.hpp"

#include <algorithm>

#include "core/base/words.hpp"

namespace shunt::job {

using analysis::Plan;
using analysis::Purpose;

/// `asked`: of its fields, those that only some requests have.
Result<std::unique_ptr<PlansJob>> PlansJob::create(const PuzzleRequest& request, Purpose purpose,
                                                   analysis::SearchOptions asked) {
    auto problem = checked_problem(request, "");
    if (!problem) return problem.error();
    analysis::SearchOptions options = search_options(request, problem->puzzle);
    options.direction = asked.direction;
    options.asks_more = asked.asks_more;
    options.search_again = asked.search_again;
    return std::unique_ptr<PlansJob>(new PlansJob(std::move(*problem), purpose, options));
}

Result<std::unique_ptr<PlansJob>> PlansJob::create(const SolveRequest& request) {
    analysis::SearchOptions asked;
    asked.asks_more = request.all || request.checksum || request.choices || request.through;
    asked.direction = asked.asks_more ? std::optional(analysis::Direction::forward) : request.direction;
    return create(request, Purpose::solve, asked);
}

Result<std::unique_ptr<PlansJob>> PlansJob::create(const CensusRequest& request) {
    analysis::SearchOptions asked;
    asked.asks_more = request.nearest || analysis::Surveys::any(request.surveys);
    asked.search_again = analysis::Surveys::All::search_again(request.surveys);
    return create(request, Purpose::count, asked);
}

Result<std::unique_ptr<PlansJob>> PlansJob::create(const DifficultyRequest& request) {
    analysis::SearchOptions asked;
    asked.asks_more = true;
    return create(request, Purpose::count, asked);
}

bool PlansJob::advance(std::uint64_t budget) {
    if (status_ != Status::running) return false;
    if (plans_.is_counting()) {
        plans_.advance(budget);
    } else if (const Plan* plan = plans_.next()) {
        found_.push_back(*plan);
    } else {
        status_ = Status::complete;
    }
    return status_ == Status::running;
}

Progress PlansJob::progress() const {
    Progress progress;
    progress.phase = status_ == Status::running ? say("counting packings") : say("ended");
    progress.bytes = plans_.bytes();
    return progress;
}

void PlansJob::stop(Status why) {
    if (status_ == Status::running) status_ = why;
}

outcome::PlansOutcome PlansJob::make_outcome() const {
    outcome::PlansOutcome outcome;
    outcome.status = status_;
    outcome.metric = metric_;
    outcome.packings = plans_.packings();
    bool is_taken = false;
    for (const Plan& plan : found_) {
        outcome::Plan told{std::string(to_string(plan.storage)),
                           std::string(to_string(plan.direction)),
                           "impossible",
                           plan.reason,
                           std::nullopt,
                           std::nullopt};
        if (plan.can) told.answer = std::exchange(is_taken, true) ? "possible" : "taken";
        if (plan.bytes != 0) (plan.grows ? told.bytes_at_most : told.bytes_needed) = plan.bytes;
        outcome.plans.push_back(std::move(told));
    }
    return outcome;
}

}  // namespace shunt::job
