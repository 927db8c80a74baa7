#include "core/job/npuzzle_solve_job.hpp"

#include "core/base/words.hpp"
#include "core/job/npuzzle_progress.hpp"
#include "core/job/solution_values.hpp"
#include "core/moves/replay.hpp"
#include "core/npuzzle/arrangements.hpp"

namespace shunt::job {

std::unique_ptr<NPuzzleSolveJob> NPuzzleSolveJob::create_if_tiles(const SolveRequest& request,
                                                                  const puzzle::Problem& problem) {
    const puzzle::Metric metric = request.metric.value_or(problem.puzzle.metric());
    auto boards = analysis::npuzzle_boards(problem, metric);
    if (!boards) return nullptr;
    const bool otherwise = request.all || request.checksum || request.choices || request.through || request.storage ||
                           request.direction || boards->start.size().cells() <= npuzzle::Arrangements::kMostCells;
    if (otherwise && npuzzle::solvability(boards->start, boards->goal).solvable) return nullptr;
    auto solver = npuzzle::Solver::create(boards->start, boards->goal, {std::nullopt, request.memory_limit});
    if (!solver) return nullptr;
    return std::unique_ptr<NPuzzleSolveJob>(
        new NPuzzleSolveJob(problem, std::move(*boards), std::move(*solver), metric, stated_in(request, problem)));
}

Progress NPuzzleSolveJob::progress() const {
    return progress_of(solver_.status() == Status::running ? solver_.work() : std::nullopt, solver_.bytes());
}

std::string NPuzzleSolveJob::defect() const {
    if (!solver_.defect().empty() || status() != Status::solved) return solver_.defect();
    const auto replayed = moves::replay(problem_.puzzle, problem_.start, boards_.moves(*solver_.best()));
    if (!replayed) return replayed.error().message;
    return replayed->solved ? "" : "the solution does not end at the goal";
}

void NPuzzleSolveJob::set_solution(outcome::SolveOutcome& outcome) const {
    const auto moves = boards_.moves(*solver_.best());
    outcome.length = moves.size();
    outcome.moves = told(problem_, moves);
    outcome.counts = told(moves::count(moves));
    outcome.letters = *solver_.best();
}

outcome::SolveOutcome NPuzzleSolveJob::make_outcome() const {
    outcome::SolveOutcome outcome;
    outcome.status = status();
    outcome.metric = metric_;
    outcome.reason = solver_.solvability().solvable ? solver_.refusal() : solver_.solvability().reason;
    if (status() == Status::solved) set_solution(outcome);
    if (status() == Status::limit || status() == Status::cancelled) outcome.at_least = solver_.at_least();
    outcome.direction = "forward";
    outcome.storage = "tables";
    outcome.storage_reason = say("unit tiles: iterative deepening with pattern tables");
    outcome.expanded = solver_.nodes();
    outcome.threads = 1;
    outcome.peak_bytes = solver_.peak_bytes();
    if (solver_.bytes_needed() > 0) outcome.bytes_needed = solver_.bytes_needed();
    tell(outcome, stated_);
    return outcome;
}

Result<std::unique_ptr<JobOf<outcome::SolveOutcome>>> make_solve_job(const SolveRequest& request) {
    using Any = std::unique_ptr<JobOf<outcome::SolveOutcome>>;
    const auto problem = checked_problem(request, say("there is nothing to solve, only a census to take"));
    if (!problem) return problem.error();
    if (const auto through = position_passed(request, problem->puzzle); !through) return through.error();
    if (auto tiles = NPuzzleSolveJob::create_if_tiles(request, *problem)) return Any(std::move(tiles));
    auto job = SolveJob::create(request);
    if (!job) return job.error();
    return Any(std::move(*job));
}

}  // namespace shunt::job
