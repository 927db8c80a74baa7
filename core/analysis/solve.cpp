#include "core/analysis/solve.hpp"

#include "core/analysis/path_moves.hpp"
#include "core/base/readable.hpp"
#include "core/base/words.hpp"
#include "core/moves/replay.hpp"

namespace shunt::analysis {

using search::Status;

namespace {

/// All solutions are told by a search in one direction, and by its marks.
SearchOptions search_options(const Solve::Options& options) {
    SearchOptions search = options.search;
    if (!options.all) return search;
    search.direction = Direction::forward;
    search.levels_by = nullptr;
    return search;
}

}  // namespace

Solve::Solve(puzzle::Problem problem, const Options& options)
    : problem_(std::move(problem)),
      options_(options),
      search_(problem_, Purpose::solve, search_options(options)),
      motions_(problem_.puzzle, options.search.metric) {
    if (!problem_.puzzle.goals().empty()) return;
    status_ = Status::unsolvable;
    reason_ = say("the puzzle has no goal");
}

bool Solve::advance(std::uint64_t budget) {
    if (status_ != Status::running) return false;
    if (all_) {
        count_all(budget);
    } else if (!search_.advance(budget)) {
        conclude_search();
    }
    return status_ == Status::running;
}

void Solve::stop(Status why) {
    if (status_ == Status::running) status_ = why;
}

std::optional<int> Solve::at_least() const {
    const Exploration* exploration = search_.exploration();
    if (exploration == nullptr) return std::nullopt;
    return exploration->depth() + (found_ ? 0 : 1);
}

void Solve::conclude_search() {
    reason_ = search_.refusal();
    if (!reason_.empty()) {
        status_ = Status::limit;
    } else if (search_.exploration()->state() == Exploration::State::exhausted) {
        status_ = Status::unsolvable;
    } else {
        moves_ = write_moves(search_.exploration()->path());
        if (is_crowded()) return refuse_crowded();
        found_ = true;
        if (options_.all) {
            all_ = std::make_unique<ShortestPaths>(*search_.exploration()->graph(), search_.bytes_left());
        } else {
            status_ = Status::solved;
        }
    }
}

/// The goal itself, which the search did not expand, may be crowded: the way back from it is not known then.
bool Solve::is_crowded() const { return search_.exploration()->is_crowded() || motions_.is_crowded(); }

void Solve::refuse_crowded() {
    defect_.clear();
    moves_.clear();
    reason_ = crowded_reason();
    status_ = Status::limit;
}

void Solve::count_all(std::uint64_t budget) {
    const bool more = all_->advance(budget);
    search_.note_bytes(all_->bytes());
    if (is_crowded()) return refuse_crowded();
    if (more) return;
    if (all_->out_of_memory()) {
        reason_ = say("the positions on shortest solutions do not fit {size}",
                      {{"size", bytes_text(options_.search.memory_limit)}});
        status_ = Status::limit;
        return;
    }
    shortest_solutions_ = all_->count();
    status_ = Status::solved;
}

std::optional<std::vector<moves::Move>> Solve::next_solution() {
    const auto path = all_->next();
    if (!path || !defect_.empty()) return std::nullopt;
    return write_moves(*path);
}

std::vector<moves::Move> Solve::write_moves(const std::vector<puzzle::Position>& path) {
    auto moves = moves_along(problem_.puzzle, problem_.start, motions_, path);
    if (!moves) {
        defect_ = moves.error().message;
        return {};
    }
    check(*moves);
    return std::move(*moves);
}

void Solve::check(const std::vector<moves::Move>& moves) {
    const auto replayed = moves::replay(problem_.puzzle, problem_.start, moves);
    if (!replayed) {
        defect_ = replayed.error().message;
    } else if (!replayed->solved) {
        defect_ = say("the solution does not end at a goal");
    } else if (replayed->counts.in(metric()) != search_.exploration()->depth()) {
        defect_ = say("the solution is not as long as the search says");
    }
}

}  // namespace shunt::analysis
