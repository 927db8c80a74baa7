#include "core/npuzzle/solver.hpp"

#include <algorithm>

#include "core/base/words.hpp"
#include "core/npuzzle/level_engine.hpp"

namespace shunt::npuzzle {
namespace {

/// Most cells of a board that is searched breadth-first unless the caller says otherwise: some 10 ms.
constexpr int kFewCells = 9;

/// The only way of the blank along a line; the tiles go the other way.
std::string way_on_line(const Board& start, const Board& goal) {
    const bool back = goal.blank() < start.blank();
    const auto steps = static_cast<std::size_t>(start.size().distance(start.blank(), goal.blank()));
    return std::string(steps, start.size().rows == 1 ? (back ? 'R' : 'L') : (back ? 'D' : 'U'));
}

}  // namespace

std::string_view to_string(Method method) { return method == Method::bfs ? "bfs" : "ida"; }

Result<Solver> Solver::create(Board start, Board goal, SolverOptions options) {
    if (start.size() != goal.size()) {
        return Error{say("the board is {board}, its goal {goal}",
                         {{"board", npuzzle::to_string(start.size())}, {"goal", npuzzle::to_string(goal.size())}})};
    }
    if (options.method == Method::bfs && start.size().cells() > Arrangements::kMostCells) {
        return Error{say("breadth-first search is for boards of up to {limit} cells, this one has {cells}: use ida",
                         {{"limit", Arrangements::kMostCells}, {"cells", start.size().cells()}})};
    }
    Solver solver(std::move(start), std::move(goal));
    solver.begin(options);
    return solver;
}

Solver::Solver(Board start, Board goal)
    : start_(std::move(start)), goal_(std::move(goal)), solvability_(npuzzle::solvability(start_, goal_)) {}

void Solver::begin(const SolverOptions& options) {
    if (!solvability_.solvable) {
        status_ = search::Status::unsolvable;
        return;
    }
    if (start_ == goal_ || start_.size().is_line()) {
        keep(way_on_line(start_, goal_));
        at_least_ = static_cast<int>(best_->size());
        status_ = search::Status::solved;
        return;
    }
    const Problem problem = problem_of(start_, goal_);
    at_least_ = problem.manhattan();
    const bool few = problem.size.cells() <= kFewCells;
    if (options.method.value_or(few ? Method::bfs : Method::ida) == Method::bfs) {
        engine_ = std::make_unique<LevelEngine>(problem, options.memory_limit);
    } else {
        auto engine = std::make_unique<DeepeningEngine>(problem, options.memory_limit, options.tables);
        deepening_ = engine.get();
        engine_ = std::move(engine);
    }
}

bool Solver::advance(std::uint64_t budget) {
    if (status_ != search::Status::running) return false;
    look_at_engine(!engine_->advance(budget));
    return status_ == search::Status::running;
}

void Solver::look_at_engine(bool ended) {
    peak_bytes_ = std::max(peak_bytes_, engine_->bytes());
    at_least_ = std::max(at_least_, engine_->at_least());
    if (engine_->best() && (!best_ || engine_->best()->size() < best_->size())) keep(*engine_->best());
    if (ended) status_ = engine_->refusal().empty() ? search::Status::solved : search::Status::limit;
}

void Solver::stop(search::Status why) {
    if (status_ == search::Status::running) status_ = why;
}

/// Replays a solution before it counts.
void Solver::keep(std::string letters) {
    const auto end = replay(start_, letters);
    if (!end) defect_ = end.error().message;
    if (end && *end != goal_) defect_ = say("the solution {letters} does not end at the goal", {{"letters", letters}});
    best_ = std::move(letters);
}

std::optional<Method> Solver::method() const {
    if (!engine_) return std::nullopt;
    return deepening_ != nullptr ? Method::ida : Method::bfs;
}

std::optional<Work> Solver::work() const {
    if (!engine_) return std::nullopt;
    return engine_->work();
}

}  // namespace shunt::npuzzle
