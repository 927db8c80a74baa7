#include "core/finder/evolver.hpp"

#include <algorithm>
#include <cstdlib>

#include "core/base/words.hpp"
#include "core/finder/board_text.hpp"

namespace shunt::finder {
namespace {

using WideCells = Wide::Cells;

constexpr std::size_t kMemory = 200;         // candidates that late acceptance looks back
constexpr std::uint64_t kPatience = 10'000;  // candidates without improvement before a new climb
constexpr std::size_t kMostVoidsAtStart = 5;

std::optional<Error> check(const EvolveTask& task) {
    const std::string grid = std::to_string(task.rows) + "x" + std::to_string(task.columns);
    if (task.rows < 1 || task.columns < 1) return Error{say("a grid of {grid} has no cells", {{"grid", grid}})};
    if (task.rows >= Wide::kMostCells || task.columns >= Wide::kMostCells ||
        task.rows * task.columns > Wide::kMostCells) {
        return Error{
            say("a grid of {grid} is too large: at most {limit} cells", {{"grid", grid}, {"limit", Wide::kMostCells}})};
    }
    if (task.rows * task.columns < 2) return Error{say("a grid of one cell has no room to move")};
    if (task.pieces && (*task.pieces < 1 || *task.pieces >= task.rows * task.columns)) {
        return Error{
            say("a puzzle on a grid of {grid} has between 1 and {limit} pieces, not {pieces}",
                {{"grid", grid}, {"limit", task.rows * task.columns - 1}, {"pieces", std::to_string(*task.pieces)}})};
    }
    if (task.most_boards < 1 || task.memory_limit < 1) return Error{say("nothing can be searched within a limit of 0")};
    return std::nullopt;
}

}  // namespace

Result<std::unique_ptr<Evolver>> Evolver::create(const EvolveTask& task) {
    if (auto error = check(task)) return std::move(*error);
    return std::unique_ptr<Evolver>(new Evolver(task));
}

Evolver::Evolver(const EvolveTask& task)
    : task_(task),
      grid_(task.rows, task.columns),
      random_(task.seed),
      search_(ComponentSearch::create(
          grid_, motion_of(task.metric), task.kind,
          {static_cast<BoardId>(std::min<std::uint64_t>(task.most_boards, kNoBoard - 1)), task.memory_limit})) {
    start_again();
}

bool Evolver::advance(std::int64_t budget) {
    while (budget > 0) {
        if (!searching_) {
            if (task_.candidates != 0 && tried_ == task_.candidates) return false;
            budget -= propose();
        }
        const auto state = search_->advance(budget);
        searching_ = state == ComponentSearch::State::working;
        if (!searching_) judge(state);
    }
    return true;
}

/// Begins the search of a changed board; of one change mostly, of more now and then. Returns the number of changes, or somewhat more.
std::int64_t Evolver::propose() {
    std::int64_t changes = 0;
    WideCells covered = 0;
    do {
        candidate_ = present_;
        do {
            mutate(grid_, random_, candidate_);
            ++changes;
        } while (random_.once_in(3));
        changes += fit_number_of_pieces();
        covered = 0;
        for (const WideCells piece : candidate_) covered |= piece;
    } while (covered == grid_.all() || covered == 0);
    search_->begin(candidate_);
    searching_ = true;
    return changes;
}

/// Changes the candidate until it has the number of pieces asked for, and a void; returns how many there were too few or too many.
std::int64_t Evolver::fit_number_of_pieces() {
    if (!task_.pieces) return 0;
    const auto wanted = static_cast<std::size_t>(*task_.pieces);
    const auto had = static_cast<std::int64_t>(candidate_.size());
    fit_count(grid_, random_, candidate_, wanted);
    return std::abs(had - *task_.pieces);
}

void Evolver::judge(ComponentSearch::State state) {
    ++tried_;
    ++since_best_;
    boards_ += search_->boards();
    too_large_ += state == ComponentSearch::State::too_large;
    const Found<Wide>& found = search_->hardest();
    const int length = state == ComponentSearch::State::done ? found.length : -1;
    if (length > hardest_.length) {
        hardest_ = found;
        found_at_ = tried_;
    }
    if (length > best_of_climb_) {
        best_of_climb_ = length;
        since_best_ = 0;
    }
    int& before = memory_[tried_ % kMemory];
    if (length >= length_ || length >= before) {
        // Going on from the hardest start instead of the candidate leads elsewhere at no cost: both reach the same positions.
        present_ = found.length > 0 ? pieces_of(grid_, found.board) : candidate_;
        length_ = length;
    }
    before = length_;
    if (since_best_ > kPatience) start_again();
}

void Evolver::start_again() {
    present_ = random_board(grid_, random_, 1 + random_.below(kMostVoidsAtStart));
    length_ = 0;
    best_of_climb_ = 0;
    since_best_ = 0;
    memory_.assign(kMemory, 0);
}

}  // namespace shunt::finder
