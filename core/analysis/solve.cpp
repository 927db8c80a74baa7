#include "core/analysis/solve.hpp"

#include "core/moves/reach.hpp"
#include "core/moves/replay.hpp"

namespace shunt::analysis {

using search::Status;

Solve::Solve(puzzle::Puzzle puzzle, puzzle::Metric metric, std::uint64_t memory_limit)
    : puzzle_(std::move(puzzle)), metric_(metric), search_(puzzle_, metric, memory_limit, {.stop_at_goal = true}) {
    if (!puzzle_.goals().empty()) return;
    status_ = Status::unsolvable;
    reason_ = "the puzzle has no goal";
}

bool Solve::advance(std::uint64_t budget) {
    if (status_ == Status::running && !search_.advance(budget)) conclude();
    return status_ == Status::running;
}

void Solve::stop(Status why) {
    if (status_ == Status::running) status_ = why;
}

void Solve::conclude() {
    reason_ = search_.refusal();
    if (!reason_.empty()) {
        status_ = Status::limit;
    } else if (search_.search()->state() == decltype(search_)::Search::State::exhausted) {
        status_ = Status::unsolvable;
    } else {
        write_solution();
        status_ = Status::solved;
    }
}

void Solve::write_solution() {
    const auto& found = *search_.search();
    const auto path = search::path_to(search_.space(), found.marks(), found.goal(), found.depth());
    puzzle::Position position = puzzle_.start();
    for (std::size_t i = 1; i < path.size(); ++i) {
        const auto move = moves::move_between(puzzle_, position, search_.space().position(path[i]));
        if (!move) {
            defect_ = "position " + std::to_string(i) + " of the solution is not one move from the one before";
            return;
        }
        position = moves::apply(puzzle_, std::move(position), *move);
        moves_.push_back(*move);
    }
    const auto replayed = moves::replay(puzzle_, moves_);
    if (!replayed) {
        defect_ = replayed.error().message;
    } else if (!replayed->solved) {
        defect_ = "the solution does not end at a goal";
    } else if (replayed->counts.in(metric_) != found.depth()) {
        defect_ = "the solution is not as long as the search says";
    }
}

}  // namespace shunt::analysis
