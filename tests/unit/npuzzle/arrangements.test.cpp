#include "core/npuzzle/arrangements.hpp"

#include <algorithm>

#include "core/npuzzle/level_search.hpp"
#include "core/search/level_listing.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/npuzzle_boards.hpp"

using namespace shunt;
using namespace shunt::test;
using npuzzle::Arrangements;
using npuzzle::Board;
using npuzzle::Cell;
using npuzzle::Direction;
using npuzzle::LevelSearch;
using npuzzle::Problem;
using npuzzle::Size;

namespace {

using Counts = std::vector<std::uint64_t>;

/// Whether the number `number` and its neighbours are those of its problem.
bool is_right(const Arrangements& arrangements, Arrangements::Number number) {
    const Problem problem = arrangements.problem(number);
    if (arrangements.number(problem) != number) return false;
    for (const Direction direction : puzzle::kDirections) {
        Problem next = problem;
        const auto expected = next.slide(direction) ? arrangements.number(next) : Arrangements::kNone;
        if (arrangements.neighbour(number, direction) != expected) return false;
    }
    return true;
}

Counts levels(Size size, Cell blank_home, std::uint64_t budget = 1'000'000) {
    const Arrangements arrangements(size, blank_home);
    auto search = LevelSearch::create(arrangements, {});
    REQUIRE(search.has_value());
    while (search->advance(budget)) {
    }
    CHECK(search->depth() + 1 == static_cast<int>(search->counts().size()));
    CHECK(search->expanded() == arrangements.count());
    return search->counts();
}

}  // namespace

TEST_CASE("every arrangement of small boards has its number, for every home of the blank", "[tiles]") {
    for (const Size size : {Size{2, 2}, Size{2, 3}, Size{3, 2}}) {
        for (Cell home = 0; home < size.cells(); ++home) {
            const Arrangements arrangements(size, home);
            INFO(to_string(size) << ", blank's home " << int{home});
            CHECK(arrangements.count() == (size.cells() == 4 ? 12u : 360u));
            CHECK(arrangements.problem(arrangements.solved()).solved());
            int wrong = 0;
            for (Arrangements::Number number = 0; number < arrangements.count(); ++number) {
                if (!is_right(arrangements, number)) ++wrong;
            }
            CHECK(wrong == 0);
        }
    }
}

TEST_CASE("numbers of larger boards are right in samples", "[tiles]") {
    for (const Size size :
         {Size{2, 4}, Size{4, 2}, Size{3, 3}, Size{2, 5}, Size{5, 2}, Size{2, 6}, Size{6, 2}, Size{3, 4}, Size{4, 3}}) {
        for (Cell home = 0; home < size.cells(); home = static_cast<Cell>(home + 5)) {
            const Arrangements arrangements(size, home);
            INFO(to_string(size) << ", blank's home " << int{home});
            int wrong = 0;
            for (std::uint64_t i = 0; i < 500; ++i) {
                if (!is_right(arrangements, static_cast<Arrangements::Number>(i * arrangements.count() / 500))) ++wrong;
            }
            CHECK(wrong == 0);
        }
    }
}

TEST_CASE("levels are as published", "[tiles]") {
    // OEIS A151944 and A089473, A089483, A089474; B. Tarakanov, SoCS 2023.
    CHECK(levels({2, 2}, 3) == Counts{1, 2, 2, 2, 2, 2, 1});
    CHECK(levels({2, 3}, 5) == Counts{1, 2, 3, 5, 6, 7, 10, 12, 12, 16, 23, 25, 28, 39, 44, 40, 29, 21, 18, 12, 6, 1});
    CHECK(levels({3, 2}, 0) == levels({2, 3}, 5));
    CHECK(levels({4, 2}, 7) == Counts{1,    2,    3,    6,   10,  14,  19,  28,   42,   61,   85,   119,  161,
                                      215,  293,  396,  506, 632, 788, 985, 1194, 1414, 1664, 1884, 1999, 1958,
                                      1770, 1463, 1076, 667, 361, 190, 88,  39,   19,   7,    1});
    const Counts corner{1,     2,     4,     8,     16,    20,   39,   62,   116,   152,   286,
                        396,   748,   1024,  1893,  2512,  4485, 5638, 9529, 10878, 16993, 17110,
                        23952, 20224, 24047, 15578, 14560, 6274, 3910, 760,  221,   2};
    for (const Cell home : {Cell{0}, Cell{2}, Cell{6}, Cell{8}}) CHECK(levels({3, 3}, home) == corner);
    CHECK(levels({3, 3}, 5) == Counts{1,     3,     5,     10,    14,   28,   42,   80,   108,   202,   278,
                                      524,   726,   1348,  1804,  3283, 4193, 7322, 8596, 13930, 14713, 21721,
                                      19827, 25132, 18197, 18978, 9929, 7359, 2081, 878,  126,   2});
    CHECK(levels({3, 3}, 4) == Counts{1,     4,     8,     8,     16,    32,   60,   72,    136,   200,   376,
                                      512,   964,   1296,  2368,  3084,  5482, 6736, 11132, 12208, 18612, 18444,
                                      24968, 19632, 22289, 13600, 11842, 4340, 2398, 472,   148});
    CHECK(levels({2, 5}, 9) == Counts{1,     2,     3,      6,      11,     19,     30,     44,     68,     112,
                                      176,   271,   411,    602,    851,    1232,   1783,   2530,   3567,   4996,
                                      6838,  9279,  12463,  16597,  21848,  28227,  35682,  44464,  54597,  65966,
                                      78433, 91725, 104896, 116966, 126335, 131998, 133107, 128720, 119332, 106335,
                                      91545, 75742, 60119,  45840,  33422,  23223,  15140,  9094,   5073,   2605,
                                      1224,  528,   225,    75,     20,     2});
    CHECK(levels({3, 3}, 8, 1000) == corner);
    CHECK(levels({2, 2}, 3, 1) == Counts{1, 2, 2, 2, 2, 2, 1});
}

TEST_CASE("the way to the goal is as long as the level and can be played", "[tiles]") {
    const Board goal = tile_board("3 1 4/5 0 2/8 7 6");
    const Board start = solvable_board(goal, 7);
    const int distance = tile_distances(tile_string(goal), 3, 3).at(tile_string(start));
    const Problem problem = npuzzle::problem_of(start, goal);
    const Arrangements arrangements(problem.size, problem.blank_home);
    LevelSearch::Options options;
    options.until = arrangements.number(problem);
    options.way_back = true;
    auto search = LevelSearch::create(arrangements, options);
    while (search->advance(100)) {
    }
    REQUIRE(search->has_found());
    CHECK(search->depth() == distance);
    Problem walker = problem;
    for (const Direction step : search->way_to_goal(arrangements.number(problem), distance)) CHECK(walker.slide(step));
    CHECK(walker.solved());
}

TEST_CASE("boards drawn from a level belong to it, each with equal chance", "[tiles]") {
    const Arrangements arrangements({2, 3}, 5);
    const auto draw = [&](int level, std::uint64_t seed) {
        LevelSearch::Options options;
        options.draw_from_level = level;
        options.seed = seed;
        auto search = LevelSearch::create(arrangements, options);
        while (search->advance(50)) {
        }
        return search->drawn();
    };
    CHECK_FALSE(draw(22, 1).has_value());
    CHECK(draw(0, 1) == arrangements.solved());
    std::unordered_map<std::uint32_t, int> times;
    for (std::uint64_t seed = 0; seed < 7000; ++seed) ++times[*draw(5, seed)];
    CHECK(times.size() == 7);
    for (const auto& [number, count] : times) {
        INFO(number << " drawn " << count << " times");
        CHECK(std::abs(count - 1000) < 5 * 30);  // five standard deviations
    }
}

TEST_CASE("whenever it is asked, a search lists all boards of its level, in slices", "[tiles]") {
    using Listing = search::LevelListing<const LevelSearch>;
    const auto ranks_of = [](const LevelSearch& search, std::size_t most) {
        Listing listing(search, most);
        std::uint64_t slices = 1;
        while (listing.advance(1)) ++slices;
        CHECK(slices == search.level_parts());
        return listing.states();
    };
    const Arrangements arrangements({3, 3}, 4);
    auto search = LevelSearch::create(arrangements, {});
    REQUIRE(search.has_value());
    do {
        const auto level = ranks_of(*search, SIZE_MAX);
        REQUIRE(level.size() == search->counts()[static_cast<std::size_t>(search->depth())]);
        REQUIRE(std::is_sorted(level.begin(), level.end()));
        REQUIRE(std::all_of(level.begin(), level.end(),
                            [&](auto board) { return search->is_reached(static_cast<Arrangements::Number>(board)); }));
        REQUIRE((level.size() < 3 || ranks_of(*search, 3) == std::vector(level.begin(), level.begin() + 3)));
    } while (search->advance(1));
    CHECK(search->depth() == 30);
}
