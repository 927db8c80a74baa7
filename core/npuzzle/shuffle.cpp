#include "core/npuzzle/shuffle.hpp"

#include <algorithm>

#include "core/base/readable.hpp"
#include "core/base/words.hpp"
#include "core/npuzzle/random_board.hpp"

namespace shunt::npuzzle {
namespace {

using search::Status;

/// Each walk that ends too near is made twice as long, up to this many steps more.
constexpr int kLongestWalk = 1000;
/// Walks after which a depth counts as out of reach.
constexpr int kMostWalks = 1000;

/// Steps that no shortest solution exceeds. 4x4 with the blank in a corner: 80 (A. Bruengger and others, 1999). Others: no more than it
/// takes to bring the tiles home one by one, each over at most rows + columns cells by six steps for one, twice that to be safe.
int most_steps(const Board& goal) {
    const Size size = goal.size();
    const int sides = size.rows + size.columns;
    if (size.rows != 4 || size.columns != 4) return size.cells() * (12 * sides + 64);
    int to_corner = sides;
    for (const int corner : {0, 3, 12, 15})
        to_corner = std::min(to_corner, size.distance(static_cast<Cell>(corner), goal.blank()));
    return 80 + to_corner;
}

/// The board whose tiles have these homes in `goal`.
Board board_of(const Problem& problem, const Board& goal) {
    std::vector<Tile> tiles;
    for (const Cell home : problem.homes) tiles.push_back(goal.tile(home));
    return Board(problem.size, std::move(tiles));
}

}  // namespace

Result<Shuffle> Shuffle::create(Board goal, int depth, std::uint64_t seed, std::uint64_t memory_limit) {
    if (depth < 0)
        return Error{
            say("a depth of {depth} steps makes no sense: it must be 0 or more", {{"depth", std::to_string(depth)}})};
    return Shuffle(std::move(goal), depth, seed, memory_limit);
}

Shuffle::Shuffle(Board goal, int depth, std::uint64_t seed, std::uint64_t memory_limit)
    : goal_(std::move(goal)), depth_(depth), random_(seed), memory_limit_(memory_limit), walked_(goal_) {
    if (goal_.size().is_line()) {
        choose_on_line();
    } else if (goal_.size().cells() <= Arrangements::kMostCells) {
        begin_levels();
    } else if (const int most = most_steps(goal_); depth_ > most) {
        end(Status::unsolvable, say("no {size} board is more than {steps} steps from this goal",
                                    {{"size", to_string(goal_.size())}, {"steps", most}}));
    } else {
        walk(depth_);
        begin_solving();
    }
}

void Shuffle::end(Status status, std::string reason) {
    status_ = status;
    reason_ = std::move(reason);
}

void Shuffle::choose_on_line() {
    std::vector<Cell> places;
    for (int cell = 0; cell < goal_.size().cells(); ++cell) {
        if (goal_.size().distance(static_cast<Cell>(cell), goal_.blank()) == depth_)
            places.push_back(static_cast<Cell>(cell));
    }
    if (places.empty()) {
        end(Status::unsolvable, say("the blank of a {size} board is never {steps} steps from its goal",
                                    {{"size", to_string(goal_.size())}, {"steps", std::to_string(depth_)}}));
        return;
    }
    board_ = with_blank_at(goal_, places[random_.below(places.size())]);
    status_ = Status::complete;
}

void Shuffle::begin_levels() {
    arrangements_ = std::make_unique<Arrangements>(goal_.size(), goal_.blank());
    if (bytes_needed() > memory_limit_) {
        end(Status::limit, say("the search needs {memory}, the limit is {limit}",
                               {{"memory", bytes_text(bytes_needed())}, {"limit", bytes_text(memory_limit_)}}));
        return;
    }
    LevelSearch::Options options;
    options.draw_from_level = depth_;
    options.seed = random_.next();
    levels_ = LevelSearch::create(*arrangements_, options);
    if (!levels_)
        end(Status::limit, say("the system refused {memory} of memory", {{"memory", bytes_text(bytes_needed())}}));
}

void Shuffle::finish_levels() {
    const auto drawn = levels_->drawn();
    if (!drawn) {
        end(Status::unsolvable, say("no board is {steps} steps from this goal: the greatest depth is {depth}",
                                    {{"steps", std::to_string(depth_)}, {"depth", levels_->depth()}}));
        return;
    }
    board_ = board_of(arrangements_->problem(*drawn), goal_);
    status_ = Status::complete;
}

/// Random steps, none of which takes back the one before.
void Shuffle::walk(int steps) {
    while (steps > 0) {
        const Direction direction = puzzle::kDirections[random_.below(puzzle::kDirections.size())];
        if (last_step_ && direction == puzzle::opposite(*last_step_)) continue;
        if (!walked_.slide(direction)) continue;
        last_step_ = direction;
        ++steps_walked_;
        --steps;
    }
}

void Shuffle::begin_solving() {
    ++walks_;
    solving_ = std::make_unique<DeepeningEngine>(problem_of(walked_, goal_), memory_limit_);
    if (tables_) solving_->use(tables_);
}

void Shuffle::finish_solving() {
    if (!solving_->refusal().empty()) {
        end(Status::limit, solving_->refusal());
        return;
    }
    tables_ = solving_->tables();
    const std::string& letters = *solving_->best();
    const int length = static_cast<int>(letters.size());
    if (length >= depth_) {
        board_ =
            *replay(walked_, std::string_view(letters).substr(0, letters.size() - static_cast<std::size_t>(depth_)));
        status_ = Status::complete;
    } else if (walks_ == kMostWalks) {
        end(Status::limit, say("none of {boards} random boards was {steps} steps from the goal",
                               {{"boards", std::to_string(kMostWalks)}, {"steps", std::to_string(depth_)}}));
    } else {
        walk(std::max(std::min(steps_walked_, kLongestWalk), depth_ - length));
        begin_solving();
    }
}

bool Shuffle::advance(std::uint64_t budget) {
    if (status_ != Status::running) return false;
    if (levels_) {
        if (!levels_->advance(budget)) finish_levels();
    } else if (!solving_->advance(budget)) {
        finish_solving();
    }
    return status_ == Status::running;
}

void Shuffle::stop(Status why) {
    if (status_ == Status::running) status_ = why;
}

Work Shuffle::work() const {
    if (levels_) return {say("searching"), say("boards"), levels_->expanded(), arrangements_->count()};
    return solving_ ? solving_->work() : Work{say("ended"), say("boards"), 0, std::nullopt};
}

std::uint64_t Shuffle::bytes_needed() const {
    if (arrangements_) return arrangements_->bytes() + LevelSearch::bytes_needed(*arrangements_, {});
    return solving_ ? solving_->bytes_needed() : 0;
}

std::uint64_t Shuffle::bytes() const {
    if (arrangements_) return levels_ ? bytes_needed() : arrangements_->bytes();
    return solving_ ? solving_->bytes() : 0;
}

}  // namespace shunt::npuzzle
