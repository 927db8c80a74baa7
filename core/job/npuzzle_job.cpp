#include "core/job/npuzzle_job.hpp"

#include "core/job/npuzzle_progress.hpp"
#include "core/job/solution_json.hpp"
#include "core/npuzzle/board_text.hpp"
#include "core/puzzle/metric.hpp"

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
    auto board = npuzzle::parse_board(request.board);
    if (!board) return board.error();
    auto goal = npuzzle::parse_goal(request.goal, board->size());
    if (!goal) return goal.error();
    auto solver = npuzzle::Solver::create(std::move(*board), std::move(*goal),
                                          {request.method, request.memory_limit, request.tables});
    if (!solver) return solver.error();
    return std::unique_ptr<NPuzzleJob>(new NPuzzleJob(std::move(*solver)));
}

bool NPuzzleJob::advance(std::uint64_t budget) { return solver_.advance(budget); }

Progress NPuzzleJob::progress() const {
    Progress progress =
        progress_of(solver_.status() == Status::running ? solver_.work() : std::nullopt, solver_.bytes());
    if (progress.phase == "searching") {
        progress.phase += ", at least " + std::to_string(solver_.at_least()) + " steps";
        if (solver_.best()) progress.phase += ", best " + std::to_string(solver_.best()->size());
    }
    return progress;
}

std::string NPuzzleJob::report(double seconds) const {
    const bool solved = status() == Status::solved;
    const npuzzle::Solvability& found = solver_.solvability();
    Json report;
    report["status"] = search::to_string(status());
    report["metric"] = puzzle::to_string(puzzle::Metric::step);
    report["length"] = nullptr;
    report["letters"] = nullptr;
    report["lower_bound"] = nullptr;
    report["best"] = nullptr;
    if (found.solvable) report["lower_bound"] = solver_.at_least();
    if (solver_.best()) {
        report["best"] = solver_.best()->size();
        report["letters"] = *solver_.best();
        if (solved) report["length"] = solver_.best()->size();
    }
    report["with"] = nullptr;
    if (solver_.method()) report["with"] = npuzzle::to_string(*solver_.method());
    report["nodes"] = solver_.nodes();
    report["seconds"] = seconds;
    report["peak_bytes"] = solver_.peak_bytes();
    report["solvable"] = found.solvable;
    report["reason"] = solver_.refusal().empty() ? found.reason : solver_.refusal();
    return report.dump();
}

std::string NPuzzleJob::keepsake_name() const {
    return solver_.deepening() != nullptr ? npuzzle::name_of(solver_.deepening()->patterns()) : std::string();
}

std::optional<Error> NPuzzleJob::use_keepsake(std::string_view bytes) {
    if (solver_.deepening() == nullptr) return Error{"this search uses no tables"};
    auto tables = npuzzle::from_bytes(bytes, solver_.deepening()->patterns());
    if (!tables) return tables.error();
    solver_.deepening()->use(std::make_shared<const npuzzle::Tables>(std::move(*tables)));
    given_tables_ = true;
    return std::nullopt;
}

std::string NPuzzleJob::keepsake() const {
    const npuzzle::DeepeningEngine* deepening = solver_.deepening();
    if (given_tables_ || deepening == nullptr || !deepening->tables()) return {};
    return npuzzle::to_bytes(*deepening->tables());
}

std::string solvability_report(const npuzzle::Board& board, const npuzzle::Solvability& found) {
    Json report;
    report["solvable"] = found.solvable;
    report["reason"] = found.reason;
    report["rule"] = to_string(found.rule);
    report["rows"] = board.size().rows;
    report["columns"] = board.size().columns;
    report["inversions"] = found.inversions;
    report["blank_row_from_bottom"] = found.blank_row_from_bottom;
    report["blank_distance"] = found.blank_distance;
    report["odd_permutation"] = found.odd_permutation;
    report["swap"] = nullptr;
    if (found.swap) report["swap"] = {found.swap->first, found.swap->second};
    return report.dump();
}

}  // namespace shunt::job
