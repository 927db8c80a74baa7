#include "core/analysis/solve.hpp"

#include <algorithm>
#include <utility>

#include "core/base/readable.hpp"
#include "core/base/words.hpp"

namespace shunt::analysis {

using search::Status;

namespace {

/// All solutions are told by a search in one direction, and by its marks.
SearchOptions search_options(const Solve::Options& options) {
    SearchOptions search = options.search;
    if (!options.all) return search;
    search.direction = Direction::forward;
    search.asks_more = true;
    return search;
}

}  // namespace

Solve::Solve(puzzle::Problem problem, const Options& options)
    : Solving(std::move(problem)),
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
    } else if (written_) {
        write_solution(budget);
    } else if (!search_.advance(budget)) {
        conclude_search();
    }
    return status_ == Status::running;
}

void Solve::conclude_search() {
    reason_ = search_.refusal();
    if (!reason_.empty()) {
        status_ = Status::limit;
    } else if (search_.exploration()->state() == Exploration::State::exhausted) {
        status_ = Status::unsolvable;
    } else {
        written_.emplace(problem_, motions_);
        next_ = 1;
    }
}

/// Finds the way back, and writes its moves down.
void Solve::write_solution(std::uint64_t budget) {
    Exploration& exploration = *search_.exploration();
    if (exploration.find_path(budget) || write_moves(exploration, budget)) return;
    moves_ = take_checked();
    moves_bytes_ = moves::heap_bytes(moves_);
    note_bytes(0);
    if (is_crowded()) return refuse(crowded_reason());
    if (exploration.path_size() == 0) {
        std::string failure = exploration.failure();
        if (!failure.empty()) return refuse(std::move(failure));
        return refuse(
            say("a solution has {count} moves; the way to it does not fit {size}",
                {{"count", std::to_string(exploration.depth())}, {"size", bytes_text(options_.search.memory_limit)}}));
    }
    found_ = true;
    if (options_.all) {
        all_ = std::make_unique<ShortestPaths>(*exploration.graph(), search_.bytes_left());
    } else {
        status_ = Status::solved;
    }
}

/// The goal itself, which the search did not expand, may be crowded: the way back from it is not known then.
bool Solve::is_crowded() const { return search_.exploration()->is_crowded() || motions_.is_crowded(); }

void Solve::refuse(std::string reason) {
    defect_.clear();
    moves_.clear();
    reason_ = std::move(reason);
    status_ = Status::limit;
}

void Solve::count_all(std::uint64_t budget) {
    const bool more = all_->advance(budget);
    note_bytes(0);
    if (is_crowded()) return refuse(crowded_reason());
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

bool Solve::find_next_solution(std::uint64_t& budget) {
    if (!defect_.empty()) return false;
    if (!written_) {
        if (all_->find_next(budget)) return true;
        if (all_->path_size() == 0) return false;
        written_.emplace(problem_, motions_);
        next_ = 1;
    }
    return write_moves(*all_, budget);
}

std::optional<std::vector<moves::Move>> Solve::take_next_solution() {
    if (!written_) return std::nullopt;
    auto moves = take_checked();
    if (!defect_.empty()) return std::nullopt;
    return moves;
}

/// Writes the moves of some more of the positions of a path; returns whether there are more.
template <class Path>
bool Solve::write_moves(const Path& path, std::uint64_t& budget) {
    for (; next_ < path.path_size() && budget > 0; ++next_)
        budget -= std::min(budget, written_->go_to(path.on_path(next_)));
    return next_ < path.path_size();
}

/// The moves that were written, if nothing is to be said against them.
std::vector<moves::Move> Solve::take_checked() {
    defect_ = written_->defect();
    const bool is_solved = written_->is_solved();
    std::vector<moves::Move> moves = written_->take_moves();
    if (!defect_.empty()) {
        moves.clear();
    } else if (!is_solved) {
        defect_ = say("the solution does not end at a goal");
    } else if (moves::count(moves).in(metric()) != search_.exploration()->depth()) {
        defect_ = say("the solution is not as long as the search says");
    }
    written_.reset();
    return moves;
}

}  // namespace shunt::analysis
