#include "core/job/npuzzle_job.hpp"

#include "core/base/words.hpp"
#include "core/job/npuzzle_progress.hpp"
#include "core/npuzzle/board_text.hpp"

namespace shunt::job {
namespace {

std::string_view to_string(npuzzle::Rule rule) {
    switch (rule) {
        case npuzzle::Rule::inversions:
            return "inversions";
        case npuzzle::Rule::permutation:
            return "permutation";
        default:
            return "line";
    }
}

}  // namespace

Result<std::unique_ptr<NPuzzleJob>> NPuzzleJob::create(const NPuzzleRequest& request) {
    auto text = npuzzle::parse_boards(request.board);
    if (!text) return text.error();
    auto goal = npuzzle::parse_goal(request.goal, *text);
    if (!goal) return goal.error();
    auto solver = npuzzle::Solver::create(std::move(text->board), std::move(*goal),
                                          {request.method, request.memory_limit, request.tables});
    if (!solver) return solver.error();
    return std::unique_ptr<NPuzzleJob>(new NPuzzleJob(std::move(*solver)));
}

bool NPuzzleJob::advance(std::uint64_t budget) { return solver_.advance(budget); }

Progress NPuzzleJob::progress() const {
    Progress progress =
        progress_of(solver_.status() == Status::running ? solver_.work() : std::nullopt, solver_.bytes());
    progress.worth_reading = true;
    if (progress.phase != say("searching")) return progress;
    progress.phase = solver_.best() ? say("searching, at least {least} steps, best {best}",
                                          {{"least", solver_.at_least()}, {"best", solver_.best()->size()}})
                                    : say("searching, at least {least} steps", {{"least", solver_.at_least()}});
    return progress;
}

outcome::NPuzzleOutcome NPuzzleJob::make_outcome() const {
    const npuzzle::Solvability& found = solver_.solvability();
    outcome::NPuzzleOutcome outcome;
    outcome.status = status();
    if (found.solvable) outcome.lower_bound = solver_.at_least();
    if (solver_.best()) {
        outcome.best = solver_.best()->size();
        outcome.letters = *solver_.best();
        if (status() == Status::solved) outcome.length = outcome.best;
    }
    if (solver_.method()) outcome.with = npuzzle::to_string(*solver_.method());
    outcome.nodes = solver_.nodes();
    outcome.peak_bytes = solver_.peak_bytes();
    outcome.solvable = found.solvable;
    outcome.reason = solver_.refusal().empty() ? found.reason : solver_.refusal();
    return outcome;
}

outcome::SolvabilityOutcome told(const npuzzle::Board& board, const npuzzle::Solvability& found) {
    outcome::SolvabilityOutcome outcome;
    outcome.solvable = found.solvable;
    outcome.reason = found.reason;
    outcome.rule = to_string(found.rule);
    outcome.rows = board.size().rows;
    outcome.columns = board.size().columns;
    outcome.inversions = static_cast<std::uint64_t>(found.inversions);
    outcome.blank_row_from_bottom = found.blank_row_from_bottom;
    outcome.blank_distance = found.blank_distance;
    outcome.odd_permutation = found.odd_permutation;
    if (found.swap) outcome.swap = {found.swap->first, found.swap->second};
    return outcome;
}

}  // namespace shunt::job
