#include "core/finder/finder.hpp"

#include <algorithm>
#include <cassert>

#include "core/base/words.hpp"
#include "core/counting/board_count.hpp"
#include "core/finder/checkpoint.hpp"

namespace shunt::finder {
namespace {

// A stock that leaves at most so many cells makes one unit with all stocks below it: few enough for seconds of work, many enough to
// make up for writing its boards once more.
constexpr int kCellsOfSubtree = 10;

Result<Catalogue> catalogue_of(const FindTask& task) {
    const Grid<Narrow> grid(task.rows, task.columns);
    if (task.shapes.empty()) return Catalogue::every_shape(grid);
    return Catalogue::of(grid, task.shapes);
}

std::optional<Error> check(const FindTask& task) {
    const std::string grid = std::to_string(task.rows) + "x" + std::to_string(task.columns);
    if (task.rows < 1 || task.columns < 1) return Error{say("a grid of {grid} has no cells", {{"grid", grid}})};
    if (task.rows > Narrow::kMostCells || task.columns > Narrow::kMostCells ||
        task.rows * task.columns > Narrow::kMostCells) {
        return Error{say("a grid of {grid} has more than {limit} cells: too many boards to search them all",
                         {{"grid", grid}, {"limit", Narrow::kMostCells}})};
    }
    if (task.hardest < 1) return Error{say("at least 1 puzzle must be kept for every number of pieces")};
    if (task.pieces && (*task.pieces < 1 || *task.pieces >= task.rows * task.columns)) {
        return Error{
            say("a puzzle on a grid of {grid} has between 1 and {limit} pieces, not {pieces}",
                {{"grid", grid}, {"limit", task.rows * task.columns - 1}, {"pieces", std::to_string(*task.pieces)}})};
    }
    return std::nullopt;
}

/// A limit of `most_cells` and the number of pieces that the task asks for.
StockLimits limits_of(const FindTask& task, int most_cells) {
    return {most_cells, task.pieces.value_or(most_cells), task.pieces.value_or(0)};
}

/// How many boards of pieces of any shape the task is about, without listing them; with `voids`, or without.
std::uint64_t number_of_boards(const FindTask& task, bool voids) {
    auto count = counting::BoardCount::create({task.rows, task.columns}, task.pieces.has_value(), UINT64_MAX, voids);
    assert(count);  // every grid of a task is small enough
    while (count->advance(UINT64_MAX) == counting::BoardCount::Phase::running) {
    }
    const auto numbers = count->numbers();
    const auto& boards = numbers[static_cast<std::size_t>(task.pieces.value_or(0))].boards;
    return boards.low();
}

}  // namespace

Result<std::unique_ptr<Finder>> Finder::create(const FindTask& task) {
    if (auto error = check(task)) return std::move(*error);
    auto catalogue = catalogue_of(task);
    if (!catalogue) return catalogue.error();
    return std::unique_ptr<Finder>(new Finder(task, std::move(*catalogue)));
}

Finder::Finder(FindTask task, Catalogue catalogue)
    : task_(std::move(task)),
      catalogue_(std::move(catalogue)),
      // The reflection about the main diagonal keeps both corners that matter; a goal anywhere keeps to none.
      symmetries_(task_.kind == PuzzleKind::any ? catalogue_.symmetries() : catalogue_.transpositions()),
      counting_(catalogue_, limits_of(task_, catalogue_.grid().cells())),
      dealing_(catalogue_, limits()),
      boards_(task_.pieces ? 0 : 1) {}  // the empty board

StockLimits Finder::limits() const { return limits_of(task_, catalogue_.grid().cells() - 1); }

bool Finder::is_searched(std::size_t pieces) const {
    return !task_.pieces || static_cast<int>(pieces) == *task_.pieces;
}

bool Finder::count(std::int64_t budget) {
    if (task_.shapes.empty()) {
        boards_ = number_of_boards(task_, true);
        boards_to_search_ = boards_ - number_of_boards(task_, false) - (task_.pieces ? 0 : 1);
        counted_ = true;
    }
    while (!counted_ && budget > 0) {
        if (!counting_.next()) {
            counted_ = true;
            break;
        }
        budget -= 1 + counting_.boards().size();
        if (!is_searched(counting_.stock().size())) continue;
        boards_ += counting_.boards().size();
        if (counting_.voids() != 0) boards_to_search_ += counting_.boards().size();
    }
    return !counted_;
}

std::optional<Unit> Finder::claim() {
    if (!returned_.empty()) {
        const Unit unit = returned_.front();
        returned_.pop_front();
        return *open_.insert(unit).first;
    }
    while (!exhausted_) {
        exhausted_ = !dealing_.next(deal_down_);
        if (exhausted_) break;
        const bool subtree = dealing_.voids() <= kCellsOfSubtree;
        deal_down_ = !subtree;
        if (!subtree && !is_searched(dealing_.stock().size())) continue;
        return *open_.insert({{dealing_.stock().begin(), dealing_.stock().end()}, subtree}).first;
    }
    return std::nullopt;
}

void Finder::deliver(Delivery done) {
    [[maybe_unused]] const auto erased = open_.erase(done.unit);
    assert(erased == 1);
    tally_.add(done.found, static_cast<std::size_t>(task_.hardest));
    returned_.insert(returned_.end(), done.rest.begin(), done.rest.end());
    if (done.kept) open_.insert(*done.kept);
}

std::uint64_t Finder::bytes() const {
    std::uint64_t images = 0;
    for (const Symmetry& symmetry : symmetries_) images += symmetry.image.capacity() * sizeof(ShapeId);
    return counting_.bytes() + dealing_.bytes() + catalogue_.bytes() + images;
}

std::string Finder::checkpoint() const {
    Checkpoint checkpoint;
    checkpoint.counted = counted_;
    checkpoint.boards = boards_;
    checkpoint.boards_to_search = boards_to_search_;
    checkpoint.exhausted = exhausted_;
    checkpoint.dealt = {{dealing_.stock().begin(), dealing_.stock().end()}, !deal_down_};
    checkpoint.open.assign(returned_.begin(), returned_.end());
    checkpoint.open.insert(checkpoint.open.end(), open_.begin(), open_.end());
    checkpoint.tally = tally_;
    return print_checkpoint(task_, catalogue_, checkpoint);
}

std::optional<Error> Finder::resume(const std::string& text) {
    auto read = parse_checkpoint(task_, catalogue_, text);
    if (!read) return read.error();
    if (read->counted) {
        counted_ = true;
        boards_ = read->boards;
        boards_to_search_ = read->boards_to_search;
    }
    exhausted_ = read->exhausted;
    if (!exhausted_) dealing_.start_at(read->dealt.stock, false);
    deal_down_ = !read->dealt.subtree;
    returned_.assign(read->open.begin(), read->open.end());
    tally_ = std::move(read->tally);
    return std::nullopt;
}

}  // namespace shunt::finder
