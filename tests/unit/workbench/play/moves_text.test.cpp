// Moves as text: what is played is written, what is typed is played as far as it can be, and the first move that cannot is marked.
#include <algorithm>

#include "tests/support/catch2.hpp"
#include "tests/support/desk.hpp"
#include "tests/support/files.hpp"

using namespace shunt;
using shunt::test::Desk;

namespace {

const std::string kTwo = "name: Two\nmetric: step\nboard:\nA.B\n...\ngoal:\n...\nA..\n";

void show_text(Desk& desk) {
    desk.open(kTwo);
    desk.bench.perform(ui::command::TurnFold{&ui::ViewState::moves_open});
    desk.settle();
}

void type(Desk& desk, const std::string& text) {
    desk.act("moves.text", "type " + text);
    desk.settle();
}

const std::string& said(Desk& desk) { return desk.widget("moves.words").label; }
std::string written(Desk& desk) { return desk.widget("moves.text").value_text; }

}  // namespace

TEST_CASE("moves that are typed are played on the board, as one step of its history") {
    Desk desk;
    show_text(desk);
    CHECK(written(desk).empty());
    CHECK(said(desk) == "Type a piece and its way, such as A R, or paste moves. R2 is RR.");
    type(desk, "1. B D  2. B L");
    CHECK(written(desk) == "1. B D  2. B L");
    CHECK_FALSE(desk.widget("moves.text").invalid);
    CHECK(said(desk) == "2 steps · 1 move · 2 slides. The board follows what you type.");
    CHECK(desk.model().play.session().step() == 2);
    desk.bench.perform(ui::command::Undo{});
    desk.settle();
    CHECK(desk.model().play.session().at_start());
    CHECK(written(desk).empty());
    desk.bench.perform(ui::command::Redo{});
    desk.settle();
    CHECK(written(desk) == "1. B D  2. B L");
}

TEST_CASE("what is played is written, and what is written can be typed on") {
    Desk desk;
    show_text(desk);
    desk.slide("piece:1", "down");
    desk.slide("piece:1", "left");
    desk.settle();
    CHECK(written(desk) == "B D, B L");
    type(desk, "B D, B L, A R");
    CHECK(desk.model().play.session().step() == 3);
    type(desk, "B D");
    CHECK(desk.model().play.session().step() == 1);
    type(desk, "");
    CHECK(desk.model().play.session().at_start());
}

TEST_CASE("the first move that cannot be made is marked, those before it are played, and nothing typed is lost") {
    Desk desk;
    show_text(desk);
    type(desk, "B D,\nA R, A R, A R");
    CHECK(desk.model().play.session().step() == 3);
    CHECK(desk.widget("moves.text").invalid);
    CHECK(desk.widget("moves.text").fault_line == 2);
    CHECK(desk.widget("moves.text").fault_column == 11);
    CHECK(said(desk) == "Line 2, column 11: move 4 (A R) is not legal: it would leave the board.");
    CHECK(written(desk) == "B D,\nA R, A R, A R");
    // Another move, and back: the text is there again.
    desk.slide("piece:1", "left");
    desk.settle();
    CHECK(written(desk) == "B D, A R, A R, B L");
    CHECK_FALSE(desk.widget("moves.text").invalid);
    desk.bench.perform(ui::command::Undo{});
    desk.settle();
    CHECK(written(desk) == "B D,\nA R, A R, A R");
    CHECK(desk.widget("moves.text").invalid);
}

TEST_CASE("a move that is still being typed is asked for, not blamed") {
    Desk desk;
    show_text(desk);
    type(desk, "B D, A");
    CHECK_FALSE(desk.widget("moves.text").invalid);
    CHECK(said(desk) == "Which way does A go: U, D, L or R?");
    CHECK(desk.model().play.session().step() == 1);
}

TEST_CASE("moves that are typed lead to the goal like others, and another puzzle has none of them") {
    Desk desk;
    show_text(desk);
    type(desk, "A D");
    CHECK(desk.has("solved"));
    CHECK(desk.machine().said.announcements.back() == "Solved in 1 step.");
    desk.open(kTwo + "note: again\n");
    desk.settle();
    CHECK(written(desk).empty());
}

TEST_CASE("moves are typed from where the line begins, and from a solution that is shown the user's own play is back") {
    Desk desk;
    show_text(desk);
    desk.bench.perform(ui::command::OpenText{kTwo, "A..\n..B\n", "", ""});
    desk.settle();
    type(desk, "B U");
    CHECK(said(desk) == "1 step · 1 move · 1 slide, from where you began to play.");
    type(desk, "B D");
    CHECK(desk.widget("moves.text").invalid);
    CHECK(desk.model().play.session().step() == 0);
}

TEST_CASE("the text of the moves has its place in every window, and nothing in it moves when a fault comes") {
    for (const auto& [width, height] : {std::pair{1440.0f, 900.0f}, {390.0f, 844.0f}, {844.0f, 390.0f}}) {
        INFO(width << " x " << height);
        Desk desk;
        desk.resize(width, height);
        show_text(desk);
        const ui::Rect before = desk.widget("moves.text").rect;
        type(desk, "X R");
        CHECK(desk.widget("moves.text").invalid);
        CHECK(desk.widget("moves.text").rect == before);
    }
}

TEST_CASE("the field stays in sight while one types, with what is said of it, whatever comes to stand above it") {
    for (const auto& [width, height] : {std::pair{1440.0f, 900.0f}, {1100.0f, 700.0f}, {390.0f, 844.0f}}) {
        Desk desk;
        desk.resize(width, height);
        desk.open(test::source_file("puzzles/klotski.txt"));
        desk.bench.perform(ui::command::TurnFold{&ui::ViewState::moves_open});
        desk.settle();
        desk.act("moves.text", "focus");
        desk.settle();
        for (const char* text : {"9", "9 R", "9 R, 4 D", "9 R, 4 D, 5 L", "9 R, 4 D, 5 L, 2 L"}) {
            type(desk, text);
            CAPTURE(width, text);
            CHECK(desk.widget("moves.text").rect.y >= 0);
            CHECK_FALSE(desk.widget("moves.text").covered);
            CHECK(desk.widget("moves.words").rect.bottom() <= height);
        }
    }
}
