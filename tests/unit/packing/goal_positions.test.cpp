#include "core/packing/goal_positions.hpp"

#include "tests/support/catch2.hpp"
#include "tests/support/puzzles.hpp"
#include "tests/support/spaces.hpp"

using namespace shunt;
using namespace shunt::packing;
using namespace shunt::test;

namespace {

/// How many there are; none: too many to say.
std::optional<std::size_t> how_many(const puzzle::Puzzle& puzzle) {
    const PackedSpace space = packed_space(puzzle, puzzle::Metric::step);
    const auto goals = goal_positions(space, puzzle);
    if (!goals) return std::nullopt;
    std::vector<Rank> expected;
    for (Rank rank = 0; rank < space.size(); ++rank) {
        if (space.is_goal(rank)) expected.push_back(rank);
    }
    CHECK(*goals == expected);
    return goals->size();
}

std::optional<std::size_t> how_many(const std::string& text) { return how_many(puzzle_from(text)); }

}  // namespace

TEST_CASE("few goal positions are listed, all of them and by ascending number", "[packing]") {
    CHECK(how_many(library_puzzle("8-puzzle")) == 1);
    CHECK(how_many("board:\nAB.\n...\ngoal:\nA..\n...\n") == 5);
    CHECK(how_many("board:\nAB.\n...\ngoal:\nA_.\n...\n") == 4);
    CHECK(how_many("board:\nABC.\n....\ngoal:\nA...\n....\ngoal:\nAB..\n....\n") ==
          7 * 6);  // the second is part of the first
    CHECK(how_many("tiles: ab\nboard:\naab.\ngoal:\nb...\n") == 3);
}

TEST_CASE("a goal that no piece can meet has no positions", "[packing]") {
    CHECK(how_many("board:\nA#.\ngoal:\n..A\n") == 0);                                    // another chamber
    CHECK(how_many("board:\n..\n.B\nAA\naxis: horizontal B\ngoal:\n..\n..\nB.\n") == 0);  // another row
    CHECK(how_many("board:\nA=.\nB..\ngate: B\ngoal:\n.A.\n...\n") == 0);                 // a gate for others
}

TEST_CASE("more goal positions than are worth a search from them", "[packing]") {
    CHECK_FALSE(how_many(library_puzzle("klotski")).has_value());
    // One unit beside the goal: 256 places are few, 257 are not.
    const auto two_rows = [](std::size_t cells) {
        return "board:\nA" + std::string(cells - 2, '.') + "b\ngoal:\nA" + std::string(cells - 1, '.') + "\n";
    };
    CHECK(how_many(two_rows(64)) == 63);
}
