// Results of searches, and how they add up.
#include "core/finder/tally.hpp"

#include "tests/support/catch2.hpp"

using namespace shunt::finder;

namespace {

Found<Narrow> found(int length, std::uint64_t board, int start = 0, int goal = 0) {
    return {length, {board}, start, goal};
}

}  // namespace

TEST_CASE("harder puzzles come first, equally hard ones in a fixed order", "[finder]") {
    REQUIRE(found(5, 9) < found(4, 1));
    REQUIRE(found(4, 1) < found(4, 2));
    REQUIRE(found(4, 1, 2) < found(4, 1, 3));
    REQUIRE(found(4, 1, 2, 1) < found(4, 1, 2, 3));
    REQUIRE_FALSE(found(4, 1) < found(4, 1));
}

TEST_CASE("a tally keeps the hardest puzzles of every number of pieces", "[finder]") {
    Tally tally;
    for (const int length : {3, 7, 5, 7, 1}) tally.keep(2, found(length, static_cast<std::uint64_t>(10 - length)), 3);
    tally.keep(3, found(2, 1), 3);
    const auto& hardest = tally.by_pieces.at(2).hardest;
    REQUIRE(hardest == std::vector{found(7, 3), found(7, 3), found(5, 5)});
    REQUIRE(tally.by_pieces.at(3).hardest.size() == 1);
}

TEST_CASE("tallies add up in any order", "[finder]") {
    Tally a;
    a.stocks = 1;
    a.boards = 10;
    a.just_solved = 4;
    a.positions = 30;
    a.count(2, 3, 5);
    a.keep(2, found(3, 8), 1);
    Tally b;
    b.stocks = 2;
    b.boards = 20;
    b.just_solved = 5;
    b.positions = 60;
    b.count(2, 3, 1);
    b.count(2, 6, 2);
    b.keep(2, found(6, 9), 1);
    Tally ab = a;
    ab.add(b, 1);
    Tally ba = b;
    ba.add(a, 1);
    REQUIRE(ab == ba);
    REQUIRE(ab.stocks == 3);
    REQUIRE(ab.boards == 30);
    REQUIRE(ab.just_solved == 9);
    REQUIRE(ab.positions == 90);
    REQUIRE(ab.by_pieces.at(2).starts == std::vector<std::uint64_t>{0, 0, 0, 6, 0, 0, 2});
    REQUIRE(ab.by_pieces.at(2).hardest == std::vector{found(6, 9)});
}
