// Hands on the board while it changes under them.
#include <algorithm>

#include "tests/support/catch2.hpp"
#include "tests/support/desk.hpp"
#include "tests/support/files.hpp"
#include "ui/commands/all.hpp"

using namespace shunt;
using shunt::test::Desk;

namespace {

const std::string kTwoRows = "metric: step\nboard:\n1...\n....\ngoal:\n...1\n....\n";

ui::Vec beside(ui::Vec at, float right) { return {at.x + right, at.y}; }

}  // namespace

TEST_CASE("a piece selected in one puzzle is forgotten in the next, though that has fewer pieces") {
    Desk desk;
    desk.open(test::source_file("puzzles/klotski.txt"));
    desk.click("piece:9");
    REQUIRE(desk.bench.view().selected_piece == puzzle::PieceId{9});
    desk.click("solve");
    for (const auto& entry : desk.model().library.entries()) {
        desk.act("piece:0", "press");
        desk.act("puzzle:" + entry->id, "focus");  // brings its row into sight
        desk.settle();
        desk.click("puzzle:" + entry->id);
        CHECK(&desk.model().open.entry() == entry.get());
        CHECK_FALSE(desk.bench.view().selected_piece.has_value());
        desk.settle();
    }
}

TEST_CASE("the key of a piece's name selects it, a capital without Shift; the keys of Play stay what they are") {
    Desk desk;
    desk.open("board:\n1.C\n..R\n");
    const auto selected = [&](const char* key) {
        desk.bench.key(key, false, false);
        return desk.bench.view().selected_piece;
    };
    CHECK(selected("c") == puzzle::PieceId{1});
    CHECK(selected("1") == puzzle::PieceId{0});
    CHECK(selected("c") == puzzle::PieceId{1});
    CHECK(selected("x") == puzzle::PieceId{1});
    CHECK(selected("r") == puzzle::PieceId{1});  // back to the start
    CHECK(selected("R") == puzzle::PieceId{2});
    desk.bench.key("ArrowLeft", false, false);
    CHECK(desk.model().play.session().counts().in(puzzle::Metric::step) == 1);
}

TEST_CASE("arrow keys go from piece to piece; Enter takes the one they are on, slides it then, and lets it go") {
    Desk desk;
    desk.open("metric: step\nboard:\nA.B\n...\nC..\n\n");
    const auto focus = [&](const char* key) {
        desk.bench.key(key, false, false);
        desk.settle();
        return desk.machine().said.focus_wishes.back();
    };
    CHECK(focus("ArrowRight") == "piece:0");  // where keys are
    desk.act("piece:0", "focus");
    CHECK(desk.widget("piece:0").current);
    CHECK(focus("ArrowRight") == "piece:1");
    desk.act("piece:1", "focus");
    CHECK(focus("ArrowLeft") == "piece:0");
    CHECK(focus("ArrowDown") == "piece:2");
    desk.act("piece:2", "focus");
    CHECK_FALSE(desk.bench.view().selected_piece);
    desk.bench.key("Enter", false, false);
    desk.bench.key("ArrowRight", false, false);
    CHECK(desk.model().play.session().counts().in(puzzle::Metric::step) == 1);
    desk.settle();
    CHECK(desk.widget("piece:2").selected == true);
    desk.bench.key("Enter", false, false);
    desk.settle();
    CHECK(desk.widget("piece:2").selected == false);
    CHECK(desk.widget("piece:2").current);
}

TEST_CASE("a digit shows a task, whatever has the focus, but the piece of that name while one is chosen") {
    Desk desk;
    desk.open("board:\n1.C\n");
    desk.settle();
    CHECK(desk.widget("task:build").key == "2");
    CHECK(desk.bench.key("2", false, false));
    desk.settle();
    CHECK(desk.bench.view().task == ui::kBuildTask);
    desk.act("task:build", "focus");
    CHECK(desk.bench.key("1", false, false));
    desk.act("task:build", "blur");
    CHECK(desk.bench.view().task == ui::kPlayTask);
    CHECK_FALSE(desk.bench.key("8", false, false));
    CHECK_FALSE(desk.bench.key("2", false, true));
    desk.bench.key("c", false, false);
    desk.bench.key("1", false, false);
    CHECK(desk.bench.view().selected_piece == puzzle::PieceId{0});
    desk.bench.key("Escape", false, false);
    desk.bench.key("4", false, false);
    CHECK(desk.bench.view().task == ui::kLibraryTask);
}

TEST_CASE("a piece that glides when another puzzle opens harms nobody") {
    Desk desk;
    desk.open(test::source_file("puzzles/klotski.txt"));
    for (const char* arrow : {"up", "left", "right", "down"}) desk.slide("piece:9", arrow);
    desk.bench.perform(ui::command::OpenText{"board:\n1..\n", "", "", "a test"});
    desk.settle();
    CHECK(desk.model().open.puzzle().pieces().size() == 1);
}

TEST_CASE("a piece that is held when the board goes back to the start moves no more") {
    Desk desk;
    desk.open(kTwoRows);
    const float cell = desk.widget("piece:0").rect.w;
    desk.slide("piece:0", "right");
    desk.settle();
    const ui::Vec held = desk.middle("piece:0");
    desk.move(held);
    desk.down();
    desk.move(beside(held, 1.2f * cell));
    CHECK(desk.bench.key("r", false, false));
    desk.frame();
    desk.up();
    desk.settle();
    CHECK(desk.model().play.session().at_start());
    CHECK(test::position_fault(desk.model().open.puzzle(), desk.model().play.board()).empty());
    desk.bench.key("z", false, false);  // and leaves no move behind
    CHECK(desk.model().play.session().step() == 1);
}

TEST_CASE("where groups move, a dragged piece goes as far as it can alone, then pushes: two moves in one drag") {
    Desk desk;
    desk.open("metric: super-move\nboard:\nA.B..\ngoal:\n....A\ndistinct: *\n");
    const ui::Vec held = desk.middle("piece:0");
    desk.move(held);
    desk.down();
    desk.move(beside(held, 3.2f * desk.widget("piece:0").rect.w));
    desk.up();
    desk.settle();
    using Anchors = std::vector<puzzle::Cell>;
    CHECK(desk.model().play.board().anchors == Anchors{3, 4});
    CHECK(desk.model().play.session().counts().in(puzzle::Metric::super_move) == 2);
    desk.press("undo");
    CHECK(desk.model().play.board().anchors == Anchors{1, 2});
}

TEST_CASE("a dragged piece is played where it is let go") {
    Desk desk;
    desk.open(kTwoRows);
    const float cell = desk.widget("piece:0").rect.w;
    const ui::Vec held = desk.middle("piece:0");
    desk.move(held);
    desk.down();
    desk.move(beside(held, 2 * cell));
    desk.up();
    desk.settle();
    CHECK(desk.model().play.session().counts().in(puzzle::Metric::step) == 2);
}

TEST_CASE("for a finger a button is 44 pixels high") {
    Desk desk;
    desk.resize(390, 844);
    desk.open(kTwoRows);
    desk.slide("piece:0", "right");
    desk.settle();
    const ui::Rect undo = desk.widget("undo").rect;
    REQUIRE(undo.h == 38);
    for (const float y : {undo.y - 2, undo.bottom() + 2}) {
        desk.bench.touch({undo.centre().x, y}, 0);
        desk.frame();
        desk.frame();
        desk.bench.touch({undo.centre().x, y}, 2);
        desk.settle();
        CHECK_FALSE(desk.model().play.session().can_undo());
        desk.press("redo");
    }
}

TEST_CASE("a finger that the browser takes away moves nothing and presses nothing") {
    Desk desk;
    desk.open(kTwoRows);
    desk.act("piece:0", "press");
    const ui::Vec piece = desk.middle("piece:0");
    const ui::Vec free = beside(piece, 2 * desk.widget("piece:0").rect.w);
    desk.bench.touch(free, 0);
    desk.frame();
    desk.bench.touch(free, 3);
    desk.settle();
    CHECK(desk.model().play.session().at_start());
    desk.slide("piece:0", "right");
    desk.settle();
    const ui::Vec undo = desk.middle("undo");
    desk.bench.touch(undo, 0);
    desk.frame();
    desk.bench.touch(undo, 3);
    desk.settle();
    CHECK(desk.model().play.session().can_undo());
}

TEST_CASE("actions of the mirror are done in their order, without a frame between them") {
    Desk desk;
    desk.open("metric: step\nboard:\n...\n1..\n\n");
    desk.bench.activate("piece:0", "press");
    desk.bench.key("ArrowRight", false, false);
    desk.bench.key("ArrowUp", false, false);
    const std::vector<moves::Move> line = desk.model().play.session().line();
    REQUIRE(line.size() == 2);
    CHECK(moves::describe(desk.model().open.puzzle(), line[0]) == "1 R");
    CHECK(moves::describe(desk.model().open.puzzle(), line[1]) == "1 U");
}

TEST_CASE("letters are the board's, and not those of a row of the list that has the focus") {
    Desk desk;
    desk.open(kTwoRows);
    desk.slide("piece:0", "right");
    const std::string row = "puzzle:" + desk.model().library.entries().front()->id;
    desk.bench.activate(row, "focus");
    CHECK_FALSE(desk.bench.key("r", false, false));
    CHECK_FALSE(desk.bench.key("h", false, false));
    CHECK_FALSE(desk.bench.key("ArrowRight", false, false));
    CHECK(desk.bench.key("z", false, true));
    CHECK(desk.bench.key("y", false, true));
    CHECK_FALSE(desk.model().play.session().at_start());
    desk.bench.activate(row, "blur");
    CHECK(desk.bench.key("r", false, false));
    CHECK(desk.model().play.session().at_start());
    desk.bench.activate("piece:0", "focus");
    CHECK(desk.bench.key("z", false, false));
}

namespace {

/// Whether the mouse, coming there, has a picture drawn.
bool draws_for(Desk& desk, ui::Vec to) {
    desk.settle();
    desk.machine().wakes = 0;
    desk.bench.mouse(to, 0, 1);
    return desk.machine().wakes > 0;
}

}  // namespace

TEST_CASE("in Build the mouse draws a picture when it comes to another cell, and none within one or beside the board") {
    Desk desk;
    desk.resize(1440, 900);
    desk.open("board:\nA..\nA..\n..B\n");
    desk.bench.perform(ui::command::ChooseTask{ui::kBuildTask});
    desk.settle();
    const ui::Rect cell = desk.widget("build.cell:2,2").rect;
    CHECK(draws_for(desk, cell.centre()));
    CHECK_FALSE(draws_for(desk, {cell.x + 5, cell.y + 5}));
    CHECK(draws_for(desk, {cell.x + cell.w * 1.5f, cell.y + 5}));
    const ui::Rect board = desk.widget("build.board").rect;
    CHECK(draws_for(desk, {board.x - 40, board.centre().y}));
    CHECK_FALSE(draws_for(desk, {board.x - 60, board.centre().y + 50}));
}

TEST_CASE("the mouse draws a picture when it comes to something else, and none on its way over the same") {
    Desk desk;
    desk.resize(1440, 900);
    desk.open("name: L\nboard:\nA..\nA..\nAA.\n..B\n");
    const auto draws = [&](ui::Vec to) { return draws_for(desk, to); };
    const ui::Rect square = desk.widget("piece:1").rect;
    CHECK(draws(square.centre()));
    CHECK_FALSE(draws({square.x + 5, square.y + 5}));
    CHECK_FALSE(draws({square.right() - 5, square.bottom() - 5}));
    const ui::Vec beside{square.x - square.w / 2, square.centre().y};
    CHECK(draws(beside));
    CHECK_FALSE(draws({beside.x + 9, beside.y}));
    // Within the box of the L there are its own cells and others.
    const ui::Rect box = desk.widget("piece:0").rect;
    CHECK(draws({box.x + 9, box.bottom() - 9}));
    CHECK(draws({box.right() - 9, box.y + 9}));
    // What the quiet way has passed by does no harm to what comes after it.
    CHECK(draws(square.centre()));
    CHECK_FALSE(draws({square.x + 9, square.y + 9}));
    desk.move({square.x + 9, square.y + 9});
    desk.down();
    desk.move({square.x + 9 - square.w, square.y + 9});
    desk.up();
    desk.settle();
    CHECK(desk.model().play.session().step() == 1);
}

TEST_CASE("a piece is called red that is red: its author may have given it another colour") {
    Desk desk;
    desk.open(kTwoRows);
    CHECK(desk.widget("task").label == "Bring the red piece 1 to the dashed outline");
    desk.open(kTwoRows + "colour: 3 1\n");
    CHECK(desk.widget("task").label == "Bring piece 1 to the dashed outline");
    desk.bench.perform(ui::command::ShowWelcome{true, false, false});
    desk.settle();
    CHECK(desk.says("welcome.task", "Bring piece 1 to the dashed outline. Shunt finds"));
    // Of two kinds that both have a place in the goal only one is red.
    desk.open("board:\nA.BB\n....\ngoal:\nBB.A\n....\n");
    CHECK(desk.widget("task").label == "Bring the pieces of the goal to the dashed outlines");
}

TEST_CASE("where two pieces trade places, the picture of the goal says which is which") {
    Desk desk;
    desk.open(test::source_file("puzzles/moving-day.txt"));
    desk.settle();
    const float board = desk.widget("piece:0").rect.y;
    const auto& texts = desk.machine().texts;
    for (const char* name : {"A", "B"})
        CHECK(std::any_of(texts.begin(), texts.end(),
                          [&](const auto& drawn) { return drawn.text == name && drawn.where.bottom() < board; }));
}
