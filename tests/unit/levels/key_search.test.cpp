#include "core/levels/key_search.hpp"

#include "core/analysis/census.hpp"
#include "core/analysis/solve.hpp"
#include "core/search/level_listing.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/memory_limits.hpp"
#include "tests/support/puzzles.hpp"

using namespace shunt;
using namespace shunt::test;
using levels::KeySearch;
using levels::PositionKeys;

namespace {

using State = KeySearch::State;

/// A puzzle that cannot be numbered: A alone may leave the room, and then has a long way to itself.
std::string long_way() {
    const std::string way(40, '.');
    return "gate: A\nboard:\nAB.#" + way + "\nCBD#." + std::string(38, '#') + ".\n..E=" + way + "\ngoal:\n...." +
           way.substr(1) + "A\n.\n.\n";
}

}  // namespace

TEST_CASE("two levels of keys of Klotski", "[levels]") {
    const puzzle::Problem klotski = library_problem("klotski");
    for (const auto& [metric, depth] : {std::pair(puzzle::Metric::step, 167), std::pair(puzzle::Metric::slide, 133),
                                        std::pair(puzzle::Metric::move, 124)}) {
        REQUIRE(KeySearch::can_search(klotski, metric));
        for (const std::uint64_t budget : {10, 1'000'000}) {
            KeySearch search(klotski, metric, {.most_bytes = kEnough});
            while (search.advance(budget) == State::running) REQUIRE(search.depth() <= depth);
            CHECK(search.state() == State::exhausted);
            CHECK(search.depth() == depth);
            CHECK(search.statistics().expanded == 25'955);
            CHECK(search.statistics().goals == 964);
            search::LevelListing<const KeySearch, KeySearch::Name> listing(search, SIZE_MAX);
            while (listing.advance(1)) continue;
            CHECK(listing.states().size() == search.counts().back());
        }
    }
}

TEST_CASE("levels of keys wider than the memory end a search as full, and it holds no more than that", "[levels]") {
    const puzzle::Problem klotski = library_problem("klotski");
    for (const std::uint64_t divisor : {100, 8, 6}) {
        const std::uint64_t most = KeySearch::fewest_bytes(1) / divisor;
        KeySearch search(klotski, puzzle::Metric::move, {.most_bytes = most});
        while (search.advance(100) == State::running) REQUIRE(search.depth() <= 124);
        CHECK(search.state() == State::full);
        CHECK(search.bytes() <= KeySearch::fewest_bytes(1));
    }
}

TEST_CASE("a census whose levels of keys do not fit goes on with positions as they are met", "[levels]") {
    for (const std::uint64_t most : {KeySearch::fewest_bytes(1) / 6, kEnough}) {
        analysis::Census::Options options;
        options.search.without = 0b0011111;  // rows before that of keys
        options.search.level_bytes = most;
        analysis::Census census(library_problem("klotski"), options);
        while (census.advance(1'000)) continue;
        CHECK(census.search().storage() == (most == kEnough ? analysis::Storage::keys : analysis::Storage::hashed));
        CHECK(census.status() == search::Status::complete);
        CHECK(census.depths().size() == 125);
    }
}

TEST_CASE("where there is no other plan it ends with what levels of keys have counted", "[levels]") {
    for (const std::uint64_t most : {KeySearch::fewest_bytes(1) / 6, kEnough}) {
        analysis::Census::Options options;
        options.search.without = 0b1011111;  // all rows but that of keys
        options.search.level_bytes = most;
        analysis::Census census(library_problem("klotski"), options);
        while (census.advance(1'000)) continue;
        CHECK(census.search().storage() == analysis::Storage::keys);
        CHECK(census.status() == (most == kEnough ? search::Status::complete : search::Status::limit));
        CHECK(census.depths().size() > 3);
    }
}

TEST_CASE("a key tells where all pieces stand, whoever of those alike stands where", "[levels]") {
    const puzzle::Problem problem = problem_from(long_way());
    REQUIRE(PositionKeys::fit(problem.puzzle));
    const PositionKeys keys(problem.puzzle);
    const PositionKeys::Key start = keys.key(problem.start);
    CHECK(keys.position(start.words.data()) == canonical(problem.puzzle, problem.start));
    puzzle::Position swapped = problem.start;
    std::swap(swapped.anchors[2], swapped.anchors[3]);  // C and D
    CHECK(keys.key(swapped) == start);
    std::swap(swapped.anchors[0], swapped.anchors[2]);  // A and D
    CHECK_FALSE(keys.key(swapped) == start);
    CHECK_FALSE(keys.is_goal(start.words.data()));
}

TEST_CASE("only cells on which two pieces can meet are looked at", "[levels]") {
    const puzzle::Problem problem = problem_from(long_way());
    const PositionKeys keys(problem.puzzle);
    const PositionKeys::Field& of_a = keys.fields()[0];
    REQUIRE(keys.places(of_a.kind) > 64);
    std::size_t seen = 0;
    for (std::size_t place = 0; place < keys.places(of_a.kind); ++place)
        seen += keys.cells(keys.place(of_a, static_cast<PositionKeys::PlaceId>(place))).size();
    CHECK(seen == 9);  // the room
}
