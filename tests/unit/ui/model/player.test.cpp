#include "ui/model/player.hpp"

#include "tests/support/catch2.hpp"
#include "tests/unit/ui/texts.hpp"

using namespace shunt;
using namespace shunt::ui;

namespace {

Player loaded(const EntryPtr& entry) {
    const puzzle::Puzzle& puzzle = entry->puzzle;
    Player player;
    player.load(std::make_shared<const Solution>(make_solution(
        puzzle, entry->start, {test::move(puzzle, "1", "R"), test::move(puzzle, "1", "R")}, puzzle::Metric::step)));
    return player;
}

}  // namespace

TEST_CASE("the player steps, scrubs and stops at the ends") {
    const auto entry = test::entry(test::kLane);
    Player player = loaded(entry);
    CHECK(player.forward().has_value());
    CHECK(player.step() == 1);
    player.scrub(99);
    CHECK(player.step() == 2);
    CHECK_FALSE(player.forward().has_value());
    const auto back = player.back();
    REQUIRE(back.has_value());
    CHECK(back->path.front() == puzzle::Direction::left);
    player.scrub(-5);
    CHECK(player.step() == 0);
    CHECK_FALSE(player.back().has_value());
}

TEST_CASE("playing makes a move at once, then at its pace, and ends by itself") {
    const auto entry = test::entry(test::kLane);
    Player player = loaded(entry);
    player.toggle();
    CHECK(player.playing());
    CHECK(player.advance(0.0).has_value());
    CHECK_FALSE(player.advance(0.1).has_value());
    CHECK(player.advance(0.4).has_value());
    CHECK_FALSE(player.playing());
    player.toggle();
    CHECK(player.step() == 0);
}

TEST_CASE("what is left is counted in the solution's metric") {
    const auto entry = test::entry(test::kLane);
    const Player player = loaded(entry);
    CHECK(player.solution()->to_go(0) == 2);
    CHECK(player.solution()->to_go(2) == 0);
}
