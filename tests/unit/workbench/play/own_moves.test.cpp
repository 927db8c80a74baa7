// The user's own moves as a list beside the board: what is marked, where a press leads, what is copied.
#include <algorithm>
#include <string>

#include "tests/support/catch2.hpp"
#include "tests/support/desk.hpp"
#include "tests/support/puzzles.hpp"

using namespace shunt;
using shunt::test::Desk;

namespace {

/// The number of the move that is marked in a list; -1 for none.
int marked(Desk& desk, const std::string& list) {
    int found = -1;
    for (const auto& [widget, actions] : desk.bench.mirror().entries()) {
        const std::string prefix = list + ".move:";
        if (widget.id.rfind(prefix, 0) == 0 && widget.selected == true)
            found = std::stoi(widget.id.substr(prefix.size()));
    }
    return found;
}

int moves_listed(Desk& desk, const std::string& list) {
    const auto& entries = desk.bench.mirror().entries();
    return static_cast<int>(std::count_if(entries.begin(), entries.end(), [&](const auto& entry) {
        return entry.widget.id.rfind(list + ".move:", 0) == 0;
    }));
}

}  // namespace

TEST_CASE("the user's own moves are listed, each leads to its position, and none is forgotten") {
    Desk desk;
    desk.open(test::kRow);
    CHECK_FALSE(desk.has("own.moves"));
    desk.slide("piece:0", "right");
    desk.slide("piece:0", "right");
    desk.settle();
    CHECK(desk.widget("own.move:2").label == "2, piece 1: right");
    CHECK(marked(desk, "own") == 2);
    desk.click("own.move:1");
    desk.settle();
    CHECK(marked(desk, "own") == 1);
    CHECK(moves_listed(desk, "own") == 3);
    CHECK(desk.model().play.board().anchors[0] == 1);
    desk.bench.key("z", false, false);
    desk.settle();
    CHECK(marked(desk, "own") == 2);
    desk.click("own.move:0");
    CHECK(desk.model().play.session().at_start());
    desk.slide("piece:0", "right");
    desk.settle();
    CHECK(moves_listed(desk, "own") == 2);
}

TEST_CASE("the move that is shown lies on its ground with all its words") {
    Desk desk;
    desk.open("name: Row\nboard:\n1.......\n#######.\n........\ngoal:\n........\n#######.\n1.......\n");
    desk.resize(1440, 900);
    desk.bench.perform(ui::command::PlayMove{moves::Move{{0}, std::vector(7, puzzle::Direction::right)}});
    desk.settle();
    const ui::Rect ground = desk.widget("own.move:1").rect;
    const auto& texts = desk.machine().texts;
    const auto drawn =
        std::find_if(texts.begin(), texts.end(), [](const auto& text) { return text.text == "1 RRRRRRR"; });
    REQUIRE(drawn != texts.end());
    CHECK(drawn->where.right() <= ground.right() - 6);
}

TEST_CASE("own moves are copied under a line that says what they are") {
    Desk desk;
    desk.open(test::kRow);
    desk.slide("piece:0", "right");
    desk.settle();
    desk.click("own.copy");
    desk.settle();
    REQUIRE(desk.machine().said.copies.size() == 1);
    CHECK(desk.machine().said.copies.front() == "# Row: 1 step · 1 move · 1 slide\n1 R\n");
}

TEST_CASE("a long list of moves scrolls to the move that is made, within its card") {
    Desk desk;
    desk.open(test::kRow);
    for (int i = 0; i < 60; ++i) desk.slide("piece:0", i % 2 == 0 ? "right" : "left");
    desk.settle();
    const ui::Rect list = desk.widget("own.moves").rect;
    const auto inside = [&](const std::string& id) {
        const ui::Rect place = desk.widget(id).rect;
        return place.y >= list.y - 1 && place.bottom() <= list.bottom() + 1;
    };
    CHECK(list.h < 130);
    CHECK(inside("own.move:60"));
    CHECK_FALSE(inside("own.move:1"));
    desk.act("own.move:1", "focus");
    desk.settle();
    CHECK(inside("own.move:1"));
    // Over the list the wheel is the list's.
    desk.move(list.centre());
    CHECK(desk.bench.wheel(0, 500));
    desk.settle();
    CHECK_FALSE(inside("own.move:1"));
    CHECK(desk.widget("own.moves").rect.y == list.y);
}

TEST_CASE("of a long play the moves around the board are listed, and the others can be reached") {
    constexpr int kMoves = 2'000;
    Desk desk;
    desk.open(test::kRow);
    for (int i = 0; i < kMoves; ++i) desk.slide("piece:0", i % 2 == 0 ? "right" : "left");
    desk.settle();
    CHECK(moves_listed(desk, "own") == 101);
    CHECK(marked(desk, "own") == kMoves);
    CHECK(desk.widget("own.move:1900").label == "1,900 moves before these");
    desk.act("own.move:1900", "press");
    desk.settle();
    CHECK(marked(desk, "own") == 1'900);
    CHECK(moves_listed(desk, "own") == 102);
    CHECK(desk.widget("own.move:1951").label == "50 moves after these");
    CHECK(desk.model().play.session().whole_length() == kMoves);
    desk.act("own.move:1951", "press");
    desk.settle();
    CHECK(marked(desk, "own") == 1'951);
    CHECK(desk.model().play.board().anchors[0] == 1);
}

TEST_CASE("of the user's own moves it is said how many of those listed are made") {
    Desk desk;
    desk.open(test::kRow);
    for (int i = 0; i < 2; ++i) desk.slide("piece:0", "right");
    desk.settle();
    CHECK(desk.widget("own.title").label == "Your moves: 2 steps");
    desk.bench.perform(ui::command::Reset{});
    desk.settle();
    CHECK(desk.widget("own.title").label == "Your moves: 0 of 2 steps");
}
