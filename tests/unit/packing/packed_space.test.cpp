#include "core/packing/packed_space.hpp"

#include <set>

#include "core/packing/position_cursor.hpp"
#include "core/puzzle/format/shunt_text.hpp"
#include "core/search/ranked_space.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/oracle.hpp"
#include "tests/support/puzzles.hpp"
#include "tests/support/spaces.hpp"

using namespace shunt;
using namespace shunt::packing;
using namespace shunt::test;

namespace {

std::set<Rank> neighbours(const PackedSpace& space, PositionCursor& cursor, Rank rank) {
    std::set<Rank> found;
    search::for_each_neighbour(space, cursor, rank, [&](Rank next) { found.insert(next); });
    return found;
}

}  // namespace

TEST_CASE("the first neighbours of Klotski", "[packing]") {
    const auto [klotski, start] = library_problem("klotski");
    const std::size_t single[] = {4, 6, 8};  // step, slide, move: depth 1 of the census
    PlainPuzzle plain = plain_puzzle({"1223", "1223", "4556", "4786", "9..0"});
    const Oracle oracle(plain);
    for (const puzzle::Metric metric : puzzle::kMetrics) {
        INFO(to_string(metric) << " metric");
        const PackedSpace space = packed_space(klotski, metric);
        PositionCursor cursor(space);
        const std::size_t found = neighbours(space, cursor, space.rank(start)).size();
        CHECK(found == oracle.neighbours(oracle.start(), metric).size());
        if (!puzzle::moves_groups(metric)) CHECK(found == single[static_cast<std::size_t>(metric)]);
    }
}

TEST_CASE("neighbours are mutual, and nothing is its own neighbour", "[packing]") {
    for (const char* name : {"pe766", "agatka", "rush-hour-51", "motor-car"}) {
        for (const puzzle::Metric metric : puzzle::kMetrics) {
            INFO(name << ", " << to_string(metric) << " metric");
            const PackedSpace space = packed_space(library_puzzle(name), metric);
            PositionCursor cursor(space);
            const Rank samples = puzzle::moves_groups(metric) ? 5 : 50;
            for (Rank rank = 0; rank < space.size(); rank += space.size() / samples + 1) {
                for (const Rank next : neighbours(space, cursor, rank)) {
                    CHECK(next != rank);
                    CHECK(neighbours(space, cursor, next).count(rank) == 1);
                }
            }
        }
    }
}

TEST_CASE("a cursor says what it holds, the partners that it remembers included", "[packing]") {
    const puzzle::Problem klotski = library_problem("klotski");
    PackedSpace space = packed_space(klotski.puzzle, puzzle::Metric::move);
    const std::uint64_t alone = PositionCursor::bytes(space);
    space.pair_up(klotski.puzzle, puzzle::find_reflection(klotski).value());
    CHECK(PositionCursor::bytes(space) == alone + Reflector::bytes());
    CHECK(Reflector::bytes() > 100'000);
}

TEST_CASE("the goal is seen from the words as from the puzzle", "[packing]") {
    const puzzle::Puzzle klotski = library_puzzle("klotski");
    const PackedSpace space = packed_space(klotski, puzzle::Metric::step);
    std::uint64_t goals = 0;
    for (Rank rank = 0; rank < space.size(); ++rank) {
        goals += space.is_goal(rank) ? 1 : 0;
        if (rank % 100 == 0) CHECK(space.is_goal(rank) == klotski.is_solved(space.position(rank)));
    }
    CHECK(goals > 964);  // 964 of them can be reached from the start
}

TEST_CASE("the most numerous kind of units that may stand anywhere fills the board", "[packing]") {
    const Split klotski = split(library_puzzle("klotski"));
    CHECK(klotski.filler.has_value());
    CHECK(klotski.voids == 2);
    CHECK(klotski.free == 6);
    CHECK(klotski.body.size() == 3);
    CHECK(packed_space(library_puzzle("klotski"), puzzle::Metric::step).fillings().size() == 15);
    // Project Euler 766: 2 kinds of units, three alike at most, on two voids.
    CHECK(packed_space(library_puzzle("pe766"), puzzle::Metric::step).fillings().size() == 28);
}

TEST_CASE("no filler where units cannot go everywhere, or where there is only one way to fill", "[packing]") {
    CHECK_FALSE(split(puzzle_from("board:\nAA.\n...\n")).filler.has_value());             // no units
    CHECK_FALSE(split(puzzle_from("board:\na.#a.\n")).filler.has_value());                // two chambers
    CHECK_FALSE(split(puzzle_from("board:\naa.=\nBB..\ngate: B\n")).filler.has_value());  // a gate for others
    CHECK_FALSE(split(puzzle_from("board:\nab.\naxis: horizontal ab\n")).filler.has_value());
    CHECK_FALSE(split(puzzle_from("board:\nab\ncd\n")).filler.has_value());  // no void
    CHECK_FALSE(split(puzzle_from("board:\na.\n")).filler.has_value());      // two ways: not worth it
    CHECK(split(puzzle_from("board:\na..\n")).filler.has_value());
}

TEST_CASE("rank and position are inverse at both ends of a large space", "[packing]") {
    const PackedSpace space = packed_space(library_puzzle("pe766"), puzzle::Metric::step);
    CHECK(space.size() == 30'122'288);
    for (const Rank rank : {Rank{0}, Rank{27}, Rank{28}, Rank{12'345'678}, space.size() - 1}) {
        CHECK(space.rank(space.position(rank)) == rank);
        const PackedSpace::Block block = space.block(rank);
        CHECK(block.first + static_cast<Rank>(std::countr_zero(block.bits)) == rank);
        CHECK(std::has_single_bit(block.bits));
    }
}
