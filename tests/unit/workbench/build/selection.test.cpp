// The task Build: selecting pieces, one or several, by mouse, finger and keys; letters and titles typed in their place.
#include "tests/support/catch2.hpp"
#include "tests/support/desk.hpp"
#include "tests/unit/workbench/build/build_desk.hpp"
#include "ui/editor/drawing_text.hpp"
#include "ui/look/type.hpp"

using namespace shunt;
using shunt::test::Desk;

namespace {

const ui::Pieces& selected(const Desk& desk) { return desk.model().editor.selected(); }

/// A puzzle in Build.
void draw(Desk& desk, const std::string& puzzle) {
    desk.open(puzzle);
    desk.bench.perform(ui::command::ChooseTask{ui::kBuildTask});
    desk.settle();
}

void press(Desk& desk, const std::string& id, bool several = false) {
    desk.move(desk.middle(id));
    desk.down(several);
    desk.up();
    desk.settle();
}

/// A finger that rests on a widget for so many frames.
void rest(Desk& desk, const std::string& id, int frames) {
    const ui::Vec at = desk.middle(id);
    desk.bench.touch(at, 0);
    for (int i = 0; i < frames; ++i) desk.frame();
    desk.bench.touch(at, 2);
    desk.settle();
}

void key(Desk& desk, const std::string& pressed, bool shift = false, bool ctrl = false) {
    desk.bench.key(pressed, shift, ctrl);
    desk.settle();
}

}  // namespace

TEST_CASE("a press with Shift takes a piece into the selection, and out of it again") {
    Desk desk;
    draw(desk, "board:\nABC\n...\n");
    press(desk, cell(1, 1));
    press(desk, cell(1, 3), true);
    CHECK(selected(desk) == ui::Pieces{0, 2});
    CHECK(desk.widget("build.selection").label == "2 pieces");
    press(desk, cell(1, 1), true);
    CHECK(selected(desk) == ui::Pieces{2});
    press(desk, cell(1, 2));
    CHECK(selected(desk) == ui::Pieces{1});
}

TEST_CASE("a frame drawn from a free cell selects every piece it touches") {
    Desk desk;
    draw(desk, "board:\nAB.\nCC.\n...\nD..\n");
    drag(desk, cell(3, 3), cell(2, 2));
    CHECK(selected(desk) == ui::Pieces{2});
    drag(desk, cell(1, 3), cell(2, 2));
    CHECK(selected(desk) == ui::Pieces{1, 2});
    drag(desk, cell(3, 1), cell(4, 1), true);
    CHECK(selected(desk) == ui::Pieces{1, 2, 3});
    drag(desk, cell(3, 3), cell(3, 2));
    CHECK(selected(desk).empty());
    CHECK_FALSE(desk.model().editor.can_undo());
}

TEST_CASE("of many pieces with the same shape the first are named") {
    Desk desk;
    desk.resize(1440, 900);
    draw(desk, "board:\nABCDEFGHI\n.........\n");
    press(desk, cell(1, 1));
    CHECK(desk.widget("build.twins.told").label == "Same shape as B, C, D, E, F, G, H and I.");
    draw(desk, "board:\nABCDEFGHIJKL\n............\n");
    press(desk, cell(1, 1));
    CHECK(desk.widget("build.twins.told").label == "Same shape as B, C, D, E, F, G, H, I and 3 more.");
}

TEST_CASE("the card about a goal is as high as what it says") {
    for (const float width : {390.0f, 320.0f}) {
        Desk desk;
        desk.resize(width, 844);
        draw(desk, "board:\nAB..\ngoal:\n..AB\n");
        desk.press("build.layer:1");
        desk.bench.perform(ui::command::ShowSheet{ui::Sheet::selection});
        desk.settle();
        INFO(width);
        const ui::Rect told = desk.widget("build.goal.told").rect;
        CHECK(told.bottom() <= desk.widget("build.goal.placed").rect.y);
        CHECK(desk.widget("build.goal.clear").rect.bottom() + ui::space::kCard <= desk.widget("sheet").rect.bottom());
    }
}

TEST_CASE("several pieces are dragged as one, and each change of them is one step") {
    Desk desk;
    draw(desk, "board:\nAB.\n...\n");
    press(desk, cell(1, 1));
    press(desk, cell(1, 2), true);
    drag(desk, cell(1, 1), cell(2, 2));
    CHECK(text(desk) == "metric: move\nboard:\n...\n.AB\n");
    desk.click("build.duplicate");
    CHECK(desk.model().editor.drawing().pieces.size() == 4);
    desk.click("build.undo");
    desk.settle();
    desk.click("build.undo");
    CHECK(text(desk) == "metric: move\nboard:\nAB.\n...\n");
}

TEST_CASE("what finds no room on the board is said, and changes nothing") {
    Desk desk;
    draw(desk, "board:\nAA\nBC\n");
    press(desk, cell(1, 1));
    const auto said = [&](const std::string& id) {
        desk.machine().said = {};
        desk.press(id);
        CHECK(text(desk) == "metric: move\nboard:\nAA\nBC\n");
        return desk.machine().said.notices.empty() ? "" : desk.machine().said.notices.front().text;
    };
    CHECK(said("build.turn") == "There is no room for it on the board.");
    CHECK(said("build.duplicate") == "There is no room for it on the board.");
    CHECK(said("build.reflect") == "");
}

TEST_CASE("several pieces of a goal are dragged as one, onto each other's cells, too") {
    Desk desk;
    draw(desk, "board:\nAB..\n....\ngoal:\nAB..\n....\n");
    desk.press("build.layer:1");
    press(desk, cell(1, 1));
    press(desk, cell(1, 2), true);
    drag(desk, cell(1, 1), cell(1, 2));
    CHECK(text(desk) == "metric: move\nboard:\nAB..\n....\ngoal:\n.AB.\n....\n");
    drag(desk, cell(1, 2), cell(1, 4));
    CHECK(text(desk) == "metric: move\nboard:\nAB..\n....\ngoal:\n.AB.\n....\n");
    desk.press("build.undo");
    CHECK(text(desk) == "metric: move\nboard:\nAB..\n....\ngoal:\nAB..\n....\n");
}

TEST_CASE("a finger that rests on a piece opens its menu; then presses select several") {
    Desk desk;
    desk.resize(390, 844);
    draw(desk, "board:\nAB.\n.C.\n");
    rest(desk, cell(1, 1), 10);
    CHECK_FALSE(desk.model().editor.picks_several());
    rest(desk, cell(1, 2), 40);
    CHECK(desk.model().editor.picks_several());
    CHECK(selected(desk) == ui::Pieces{1});
    CHECK(desk.has("build.turn"));
    CHECK_FALSE(desk.has("build.tool:paint"));
    rest(desk, cell(2, 2), 3);
    CHECK(selected(desk) == ui::Pieces{1, 2});
    rest(desk, cell(1, 2), 3);
    CHECK(selected(desk) == ui::Pieces{2});
    desk.act("build.picked", "press");
    desk.settle();
    CHECK(desk.has("build.tool:paint"));
    CHECK(text(desk) == "metric: move\nboard:\nAB.\n.C.\n");
}

TEST_CASE("Tab goes from piece to piece in the order of reading, and beyond the last to the next widget") {
    Desk desk;
    draw(desk, "board:\nB.A\n.CC\n");
    CHECK_FALSE(desk.bench.key("Tab", false, false));
    key(desk, "Enter");
    const auto name = [&] { return desk.model().editor.drawing().pieces[selected(desk).front()].name; };
    CHECK(name() == "B");
    CHECK(desk.bench.key("Tab", false, false));
    CHECK(name() == "A");
    CHECK(desk.model().editor.cursor() == ui::Coordinate{0, 2});
    CHECK(desk.bench.key("Tab", false, false));
    CHECK(name() == "C");
    CHECK_FALSE(desk.bench.key("Tab", false, false));
    CHECK(desk.bench.key("Tab", true, false));
    CHECK(name() == "A");
    key(desk, "Escape");
    CHECK_FALSE(desk.bench.key("Tab", false, false));
}

TEST_CASE("F2 leads to the letter of the piece, which Enter keeps and Escape brings back") {
    Desk desk;
    draw(desk, "board:\nAB.\n");
    press(desk, cell(1, 1));
    desk.machine().said = {};
    key(desk, "F2");
    CHECK(desk.machine().said.focus_wishes == std::vector<std::string>{"build.letter"});
    desk.act("build.letter", "focus");
    desk.act("build.letter", "type ");
    desk.act("build.letter", "type X");
    desk.act("build.letter", "type X1");
    desk.act("build.letter", "escape");
    CHECK(desk.machine().said.focus_wishes.back() == "build.board");
    CHECK(text(desk) == "metric: move\nboard:\nAB.\n");
    CHECK_FALSE(desk.model().editor.can_undo());
    desk.act("build.letter", "focus");
    desk.act("build.letter", "type Y");
    desk.act("build.letter", "enter");
    CHECK(text(desk) == "metric: move\nboard:\nYB.\n");
    desk.act("build.letter", "focus");
    desk.act("build.letter", "escape");
    CHECK(text(desk) == "metric: move\nboard:\nYB.\n");
}

TEST_CASE("name, note and source are typed in their place; what an earlier typing gave stays") {
    Desk desk;
    draw(desk, "name: Old\nnote: why\nboard:\nA.\n");
    desk.click("build.rename");
    desk.settle();
    CHECK(desk.machine().said.focus_wishes.back() == "build.name");
    desk.act("build.name", "focus");
    desk.act("build.name", "type New");
    desk.act("build.name", "enter");
    desk.settle();
    CHECK_FALSE(desk.has("build.name"));
    CHECK(desk.widget("title").label == "New");
    desk.click("build.rename");
    desk.settle();
    desk.act("build.note", "focus");
    desk.act("build.note", "type gone");
    desk.act("build.note", "escape");
    desk.settle();
    CHECK(desk.widget("title").label == "New");
    CHECK(desk.widget("task").label == "why");
    desk.click("build.undo");
    desk.settle();
    CHECK(desk.widget("title").label == "Old");
    for (const float width : {1440.0f, 390.0f}) {
        desk.resize(width, 844);
        desk.press("build.rename");
        const ui::Rect note = desk.widget("build.note").rect;
        const ui::Rect source = desk.widget("build.source").rect;
        CHECK((source.x >= note.right() || source.y >= note.bottom()));
        desk.act("build.source", "focus");
        desk.act("build.source", "type A. Maker");
        desk.act("build.source", "enter");
        desk.settle();
        CHECK_FALSE(desk.has("build.source"));
        CHECK(desk.model().editor.drawing().source == "A. Maker");
        desk.press("build.undo");
    }
}

TEST_CASE("Shift with Paint goes on with the piece that is selected") {
    Desk desk;
    draw(desk, "board:\nA...\n");
    desk.click("build.tool:paint");
    press(desk, cell(1, 2));
    press(desk, cell(1, 4), true);
    CHECK(text(desk) == "metric: move\nboard:\nAB.B\n");
    press(desk, cell(1, 3));
    CHECK(text(desk) == "metric: move\nboard:\nABCB\n");
}

TEST_CASE("Ctrl with C copies the puzzle as text, S and L lead through the layers") {
    Desk desk;
    draw(desk, "board:\nA..\ngoal:\n.A.\ngoal:\n..A\n");
    desk.machine().said = {};
    key(desk, "c", false, true);
    CHECK(desk.machine().said.copies == std::vector<std::string>{text(desk)});
    for (const std::size_t layer : {1, 2, 1}) {
        key(desk, "l");
        CHECK(desk.model().editor.layer() == layer);
    }
    key(desk, "s");
    CHECK(desk.model().editor.layer() == 0);
    // The one for another goal is that goal afterwards: whoever has the focus there keeps it.
    CHECK(desk.widget("build.layer:3").label == "another goal");
    desk.act("build.layer:3", "press");
    desk.settle();
    CHECK(desk.model().editor.layer() == 3);
    CHECK(desk.widget("build.layer:3").label == "Goal 3");
}

TEST_CASE("opening another puzzle keeps the tool") {
    Desk desk;
    draw(desk, "board:\nA.\n");
    desk.click("build.tool:wall");
    desk.bench.perform(ui::command::EditDraft{"board:\nB..\n", ""});
    CHECK(desk.model().editor.tool() == ui::Tool::wall);
}
