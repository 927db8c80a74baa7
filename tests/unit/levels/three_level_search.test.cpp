#include "core/levels/three_level_search.hpp"

#include "core/analysis/census.hpp"
#include "core/analysis/solve.hpp"
#include "core/search/level_listing.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/memory_limits.hpp"
#include "tests/support/puzzles.hpp"
#include "tests/support/spaces.hpp"

using namespace shunt;
using namespace shunt::test;
using levels::ThreeLevelSearch;

namespace {

using State = ThreeLevelSearch::State;

}  // namespace

TEST_CASE("three levels of Klotski", "[levels]") {
    const auto [klotski, start] = library_problem("klotski");
    const packing::PackedSpace space = packed_space(klotski, puzzle::Metric::move);
    REQUIRE(ThreeLevelSearch::can_search(space));
    for (const std::uint64_t budget : {1, 1000, 1'000'000}) {
        ThreeLevelSearch search(space, start, {.most_bytes = kEnough});
        while (search.advance(budget) == State::running) REQUIRE(search.depth() <= 124);
        CHECK(search.state() == State::exhausted);
        CHECK(search.depth() == 124);
        CHECK(search.statistics().expanded == 25'955);
        CHECK(search.statistics().goals == 964);
        search::LevelListing<const ThreeLevelSearch> listing(search, SIZE_MAX);
        std::uint64_t slices = 1;
        while (listing.advance(1)) ++slices;
        CHECK(slices == search.level_parts());
        CHECK(listing.states().size() == search.counts().back());
    }
}

TEST_CASE("a slice ends in time where positions have thousands of neighbours", "[levels]") {
    const puzzle::Problem loose = problem_from("board:\nAABBCC\nDDEEFF\nGGHHII\nJJKKLL\n12....\n.....#\n");
    const packing::PackedSpace space = packed_space(loose.puzzle, puzzle::Metric::super_move);
    REQUIRE(ThreeLevelSearch::can_search(space));
    ThreeLevelSearch search(space, loose.start, {.most_bytes = kEnough});
    for (int slice = 0; slice < 200 && search.state() == State::running; ++slice) {
        const std::uint64_t before = search.statistics().generated;
        search.advance(100);
        // What is asked for, what is made before the next look, and the neighbours of one position.
        CHECK(search.statistics().generated - before < 4 * (100 + 256) + 4'096 + 20'000);
    }
    CHECK(search.statistics().generated > 100'000);
}

TEST_CASE("levels wider than the memory end a search as full, and it holds no more than that", "[levels]") {
    const auto [klotski, start] = library_problem("klotski");
    const packing::PackedSpace space = packed_space(klotski, puzzle::Metric::move);
    for (const std::uint64_t most : {0, 1'000, 30'000, 60'000}) {
        ThreeLevelSearch search(space, start, {.most_bytes = most});
        while (search.advance(100) == State::running) REQUIRE(search.depth() <= 124);
        CHECK(search.state() == State::full);
        CHECK(search.bytes() <= most + (1u << 16));  // and the tables of the moves
    }
}

TEST_CASE("a census whose levels do not fit goes on with bits over ranks, and says the same", "[levels]") {
    for (const std::uint64_t most : {std::uint64_t{0}, std::uint64_t{60'000}, kEnough}) {
        analysis::Census::Options options;
        options.search.level_bytes = most;
        analysis::Census census(library_problem("klotski"), options);
        std::size_t known = 0;
        while (census.advance(50)) {
            REQUIRE(census.depths().size() >= known);  // what levels had counted is not forgotten
            known = census.depths().size();
        }
        CHECK(census.status() == search::Status::complete);
        CHECK(census.search().storage() == (most == kEnough ? analysis::Storage::levels : analysis::Storage::packed));
        CHECK(census.depths().size() == 125);
        CHECK(census.search().exploration()->statistics().expanded == 25'955);
        CHECK(census.search().symmetry() == (most == kEnough ? "" : "left-right"));
    }
}

TEST_CASE("levels that lead to a goal do not fit: the search goes on with marks, to the same solution", "[levels]") {
    std::vector<std::string> solutions;
    for (const std::uint64_t most : {std::uint64_t{0}, std::uint64_t{90'000}, kEnough}) {
        analysis::Solve::Options options;
        options.search.level_bytes = most;
        analysis::Solve solve(library_problem("klotski"), options);
        int proved = 0;
        while (solve.advance(50)) {
            REQUIRE(solve.at_least().value_or(proved) >= proved);
            proved = solve.at_least().value_or(0);
        }
        REQUIRE(solve.status() == search::Status::solved);
        CHECK(solve.defect().empty());
        CHECK(solve.search().storage() == (most == kEnough ? analysis::Storage::levels : analysis::Storage::packed));
        CHECK(solve.moves().size() == 81);
        std::string& letters = solutions.emplace_back();
        for (const moves::Move& move : solve.moves()) letters += moves::path_letters(move) + ' ';
    }
    CHECK(solutions[0] == solutions[1]);
    CHECK(solutions[0] == solutions[2]);
}
