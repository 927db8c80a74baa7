#include "core/levels/filling_search.hpp"

#include "core/analysis/census.hpp"
#include "core/search/level_listing.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/memory_limits.hpp"
#include "tests/support/puzzles.hpp"

using namespace shunt;
using namespace shunt::test;
using levels::FillingCounts;
using levels::FillingMembers;
using levels::FillingSearch;
using levels::FillingTable;

namespace {

using State = FillingSearch::State;

/// Plans before that of fillings.
constexpr analysis::PlanSet kBefore = 0b0000111;

/// That 495 fillings are told by their voids, and counted before each chunk.
void check_table(const FillingTable& table) {
    REQUIRE(table.chunks() == 4);
    FillingCounts counts(table);
    const levels::CellSet free = 0xF0FF;
    std::size_t number = 0;
    for (; number < 495; ++number) {
        const levels::CellSet voids = table.voids(number, free);
        REQUIRE((voids & ~free) == 0);
        REQUIRE(std::popcount(voids) == 8);
        REQUIRE(table.number(voids, free) == number);
    }
    for (const levels::CellSet cells : {levels::CellSet{0x1001}, levels::CellSet{0x8006}, levels::CellSet{0}}) {
        const FillingMembers members(table, cells, free);
        const std::uint32_t* const before = counts.before(cells, free);
        std::uint32_t met = 0;
        for (std::size_t i = 0; i < 495; ++i) {
            if (i % 128 == 0) CHECK(before[i / 128] == met);
            const bool is_member = (members.word(i / 64) >> i % 64 & 1) != 0;
            REQUIRE(is_member == ((table.voids(i, free) & cells) == cells));
            met += is_member ? 1 : 0;
        }
        CHECK(before[4] == met);
    }
}

}  // namespace

TEST_CASE("three levels of fillings of Klotski", "[levels]") {
    const puzzle::Problem klotski = library_problem("klotski");
    for (const auto& [metric, depth] : {std::pair(puzzle::Metric::step, 167), std::pair(puzzle::Metric::slide, 133),
                                        std::pair(puzzle::Metric::move, 124)}) {
        REQUIRE(FillingSearch::can_search(klotski, metric));
        for (const std::uint64_t budget : {10, 1'000'000}) {
            FillingSearch search(klotski, metric, {.most_bytes = kEnough});
            while (search.advance(budget) == State::running) REQUIRE(search.depth() <= depth);
            CHECK(search.state() == State::exhausted);
            CHECK(search.depth() == depth);
            CHECK(search.statistics().expanded == 25'955);
            CHECK(search.statistics().goals == 964);
            search::LevelListing<const FillingSearch, FillingSearch::Name> listing(search, SIZE_MAX);
            while (listing.advance(1)) continue;
            CHECK(listing.states().size() == search.counts().back());
        }
    }
    CHECK_FALSE(FillingSearch::can_search(klotski, puzzle::Metric::super_move));
    CHECK_FALSE(FillingSearch::can_search(library_problem("rush-hour-51"), puzzle::Metric::step));
}

TEST_CASE("levels of fillings wider than the memory end a search as full, and it holds no more than that", "[levels]") {
    const puzzle::Problem klotski = library_problem("klotski");
    for (const std::uint64_t divisor : {100, 10, 8}) {
        const std::uint64_t most = FillingSearch::fewest_bytes(1) / divisor;
        FillingSearch search(klotski, puzzle::Metric::move, {.most_bytes = most});
        while (search.advance(100) == State::running) REQUIRE(search.depth() <= 124);
        CHECK(search.state() == State::full);
        CHECK(search.bytes() <= FillingSearch::fewest_bytes(1));
    }
}

TEST_CASE("a census whose levels of fillings do not fit goes on with another plan", "[levels]") {
    for (const std::uint64_t most : {FillingSearch::fewest_bytes(1) / 8, kEnough}) {
        analysis::Census::Options options;
        options.search.without = kBefore;
        options.search.level_bytes = most;
        analysis::Census census(library_problem("klotski"), options);
        while (census.advance(1'000)) continue;
        CHECK(census.search().storage() == (most == kEnough ? analysis::Storage::levels : analysis::Storage::packed));
        CHECK(census.status() == search::Status::complete);
        CHECK(census.depths().size() == 125);
    }
}

TEST_CASE("the way to a goal is found again by halves where the levels are not written down", "[levels]") {
    const puzzle::Problem klotski = library_problem("klotski");
    std::vector<FillingSearch::Key> ways[2];
    for (const std::size_t by_halves : {0, 1}) {
        levels::PartedOptions options{.most_bytes = kEnough, .to_goal = true};
        if (by_halves != 0) options.trail_bytes = 1000;
        FillingSearch search(klotski, puzzle::Metric::move, options);
        while (search.advance(1'000) == State::running) continue;
        REQUIRE(search.state() == State::goal_found);
        REQUIRE(search.depth() == 81);
        while (search.find_path(1'000)) continue;
        ways[by_halves] = search.path();
        CHECK(ways[by_halves].size() == 82);
        CHECK(search.has_level() == (by_halves == 0));
        CHECK(search.bytes() <= kEnough);
    }
    CHECK(ways[0].front() == ways[1].front());
    CHECK(ways[0].back() == ways[1].back());
}

TEST_CASE("fillings in several words are told by their voids, and counted before each chunk", "[levels]") {
    for (const bool by_voids : {false, true}) check_table(FillingTable(12, 4, 2, by_voids));  // 495 fillings
}
