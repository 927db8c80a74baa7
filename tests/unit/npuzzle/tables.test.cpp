#include "core/npuzzle/tables.hpp"

#include "tests/support/catch2.hpp"
#include "tests/support/npuzzle_boards.hpp"

using namespace shunt;
using namespace shunt::test;
using npuzzle::Board;
using npuzzle::from_bytes;
using npuzzle::Patterns;
using npuzzle::Tables;

namespace {

Tables built(const Patterns& patterns, std::uint64_t budget = 10'000) {
    npuzzle::TablesBuilder builder(patterns);
    std::uint64_t done = 0;
    while (builder.advance(budget) == npuzzle::TablesBuilder::State::building) {
        CHECK(builder.done() >= done);
        CHECK(builder.total() >= builder.done());
        done = builder.done();
    }
    return builder.take();
}

std::string refusal(std::string_view bytes, const Patterns& patterns) {
    const auto tables = from_bytes(bytes, patterns);
    return tables ? "accepted" : tables.error().message;
}

}  // namespace

TEST_CASE("tables read back from bytes as they were", "[tiles]") {
    for (const auto& patterns : {npuzzle::patterns_of({3, 3}, 8, 4), npuzzle::patterns_of({2, 3}, 0, 2),
                                 npuzzle::patterns_of({5, 5}, 24, 2)}) {
        const Tables tables = built(patterns);
        const std::string bytes = to_bytes(tables);
        const auto again = from_bytes(bytes, patterns);
        REQUIRE(again.has_value());
        CHECK(to_bytes(*again) == bytes);
        CHECK(to_bytes(built(patterns, 1)) == bytes);
        const Board goal = Board::ordered(patterns.size);
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            const auto problem = npuzzle::standing(npuzzle::problem_of(solvable_board(goal, seed), goal)).problem;
            if (problem.blank_home == patterns.blank_home) CHECK(again->at_least(problem) == tables.at_least(problem));
        }
    }
}

TEST_CASE("damaged and foreign bytes are refused", "[tiles]") {
    const Patterns patterns = npuzzle::patterns_of({3, 3}, 8, 3);
    const std::string bytes = to_bytes(built(patterns));
    CHECK(refusal(bytes, patterns) == "accepted");
    CHECK(refusal("", patterns) == "these bytes are no tables of unit-tile boards");
    CHECK(refusal("something else altogether", patterns) == "these bytes are no tables of unit-tile boards");
    CHECK(refusal(std::string_view(bytes).substr(0, 12), patterns) == "the tables are cut off");
    CHECK(refusal(bytes, npuzzle::patterns_of({3, 3}, 4, 3)) == "the tables are for another board or other patterns");
    CHECK(refusal(bytes, npuzzle::patterns_of({3, 3}, 8, 4)) == "the tables are for another board or other patterns");
    CHECK(refusal(bytes + "x", patterns) ==
          "the tables have " + std::to_string(bytes.size() + 1) + " bytes instead of " + std::to_string(bytes.size()));
    std::string newer = bytes;
    newer[12] = 9;
    CHECK(refusal(newer, patterns) == "the tables have version 9, this program reads version 1");
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        std::string damaged = bytes;
        damaged[at] = static_cast<char>(damaged[at] ^ 0x10);
        if (refusal(damaged, patterns) == "accepted") FAIL("damage of byte " << at << " went unnoticed");
        if (refusal(std::string_view(bytes).substr(0, at), patterns) == "accepted")
            FAIL("cut off at " << at << " unnoticed");
    }
}

TEST_CASE("tables have names that tell them apart", "[tiles]") {
    CHECK(name_of(npuzzle::patterns_of({4, 4}, 15, 6)) == "tiles-4x4-15-366");
    CHECK(name_of(npuzzle::patterns_of({4, 4}, 15, 5)) == "tiles-4x4-15-555");
    CHECK(name_of(npuzzle::patterns_of({4, 4}, 10, 6)) == "tiles-4x4-10-663");
}
