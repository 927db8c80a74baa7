#include "core/npuzzle/shuffle.hpp"

#include <cmath>

#include "core/npuzzle/board_text.hpp"
#include "core/npuzzle/random_board.hpp"
#include "core/npuzzle/solvability.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/npuzzle_boards.hpp"

using namespace shunt;
using namespace shunt::test;
using npuzzle::Board;
using npuzzle::Shuffle;
using npuzzle::Size;
using search::Status;

namespace {

Shuffle shuffled(const Board& goal, int depth, std::uint64_t seed, std::uint64_t memory = 4'000'000) {
    auto shuffle = Shuffle::create(goal, depth, seed, memory);
    REQUIRE(shuffle.has_value());
    while (shuffle->advance(50'000)) {
    }
    return std::move(*shuffle);
}

}  // namespace

TEST_CASE("numbers below a bound come with equal chance", "[tiles]") {
    Random random(3);
    std::vector<int> times(7);
    for (int i = 0; i < 70'000; ++i) ++times[static_cast<std::size_t>(random.below(7))];
    for (const int count : times) CHECK(std::abs(count - 10'000) < 500);
    // A remainder alone would bring half of the numbers from the first third of this range: 2^64 words are one third too many.
    constexpr std::uint64_t kThird = std::uint64_t{1} << 62;
    int low = 0;
    for (int i = 0; i < 9'000; ++i) low += random.below(3 * kThird) < kThird ? 1 : 0;
    CHECK(std::abs(low - 3'000) < 250);
    for (int i = 0; i < 100; ++i) CHECK(random.below(1) == 0);
    for (int i = 0; i < 100; ++i) CHECK(random.below(UINT64_MAX) < UINT64_MAX);
}

TEST_CASE("random boards can be solved, each comes with equal chance", "[tiles]") {
    for (const std::string goal_text : {"1 2/3 0", "0 3/1 2", "1 0 2 3/", "2/1/0"}) {
        const Board goal = tile_board(goal_text);
        const Size size = goal.size();
        const auto component = tile_distances(tile_string(goal), size.rows, size.columns);
        std::unordered_map<TileString, int> times;
        const int draws = static_cast<int>(component.size()) * 1000;
        Random random(11);
        for (int i = 0; i < draws; ++i) ++times[tile_string(npuzzle::random_board(goal, random))];
        CHECK(times.size() == component.size());
        for (const auto& [board, count] : times) {
            CHECK(component.count(board) == 1);
            CHECK(std::abs(count - 1000) < 5 * 32);  // five standard deviations
        }
    }
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const Board goal = any_board({6, 6}, seed);
        CHECK(npuzzle::solvability(solvable_board(goal, seed), goal).solvable);
    }
}

TEST_CASE("a seed draws the same board on every platform", "[tiles]") {
    Random random(2024);
    CHECK(print_board(npuzzle::random_board(Board::ordered({4, 4}), random)) ==
          "5 9 10 7/8 11 15 1/12 2 13 14/0 4 3 6");
    CHECK(print_board(*shuffled(Board::ordered({3, 3}), 31, 1).board()) == "6 4 7/8 5 0/3 2 1");
    CHECK(print_board(*shuffled(Board::ordered({3, 3}), 20, 7).board()) == "5 3 7/2 6 8/4 1 0");
}

TEST_CASE("small boards are drawn at every depth there is", "[tiles]") {
    const Board goal = tile_board("4 0 2/8 5 1/3 7 6");
    const auto distance = tile_distances(tile_string(goal), 3, 3);
    for (int depth = 0; depth <= 31; ++depth) {
        const Shuffle shuffle = shuffled(goal, depth, static_cast<std::uint64_t>(depth));
        REQUIRE(shuffle.status() == Status::complete);
        CHECK(distance.at(tile_string(*shuffle.board())) == depth);
    }
    const Shuffle too_deep = shuffled(goal, 32, 1);
    CHECK(too_deep.status() == Status::unsolvable);
    CHECK(too_deep.reason() == "no board is 32 steps from this goal: the greatest depth is 31");
    CHECK_FALSE(too_deep.board().has_value());
}

TEST_CASE("boards of one line are drawn at the blank's distance", "[tiles]") {
    const Board goal = tile_board("1 2 0 3/");
    CHECK(print_board(*shuffled(goal, 0, 1).board()) == "1 2 0 3/");
    CHECK(print_board(*shuffled(goal, 2, 1).board()) == "0 1 2 3/");
    CHECK(shuffled(goal, 3, 1).reason() == "the blank of a 1x4 board is never 3 steps from its goal");
    CHECK(shuffled(goal, 3, 1).status() == Status::unsolvable);
}

TEST_CASE("large boards are drawn at an exact depth", "[tiles]") {
    for (const int depth : {0, 1, 12, 25}) {
        const Board goal = any_board({4, 4}, 3);
        const Shuffle shuffle = shuffled(goal, depth, 5);
        REQUIRE(shuffle.status() == Status::complete);
        const auto solver = solved_board(*shuffle.board(), goal, {npuzzle::Method::ida, 4'000'000});
        CHECK(solver.best()->size() == static_cast<std::size_t>(depth));
    }
}

TEST_CASE("shuffles are refused, limited and stopped", "[tiles]") {
    CHECK(Shuffle::create(Board::ordered({3, 3}), -1, 0, 1000).error().message ==
          "a depth of -1 steps makes no sense: it must be 0 or more");
    const Shuffle poor = shuffled(Board::ordered({3, 4}), 10, 1, 1000);
    CHECK(poor.status() == Status::limit);
    CHECK(poor.reason().substr(0, 24) == "the search needs 80 MB, ");
    const Shuffle poor_large = shuffled(Board::ordered({4, 4}), 10, 1, 100);
    CHECK(poor_large.status() == Status::limit);
    auto stopped = Shuffle::create(Board::ordered({4, 4}), 70, 1, 4'000'000);
    CHECK(stopped->advance(100));
    stopped->stop(Status::cancelled);
    CHECK_FALSE(stopped->advance(100));
    CHECK(stopped->status() == Status::cancelled);
}
