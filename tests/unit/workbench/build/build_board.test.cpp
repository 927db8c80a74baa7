// What hands do on the board of Build: strokes, shapes, pieces that are dragged, gates.
#include "tests/support/catch2.hpp"
#include "tests/unit/workbench/build/build_desk.hpp"

using namespace shunt;
using namespace shunt::test;

TEST_CASE("a piece that is let go glides into its place, or back, unless motion is to be reduced") {
    const auto pictures = [](Desk& desk, const std::string& to) {
        desk.move(desk.middle(cell(1, 1)));
        desk.down();
        desk.move(desk.middle(to) + ui::Vec{20, 20});
        desk.frame();
        desk.up();
        int count = 0;
        while (desk.frame()) ++count;
        return count;
    };
    constexpr int kGlide = 6;  // a tenth of a second
    Desk desk;
    desk.open("board:\nAAB\n...\n");
    show_build(desk);
    CHECK(pictures(desk, cell(1, 2)) >= kGlide);
    CHECK(text(desk) == "metric: move\nboard:\nAAB\n...\n");
    CHECK_FALSE(desk.model().editor.can_undo());
    CHECK(pictures(desk, cell(2, 1)) >= kGlide);
    CHECK(text(desk) == "metric: move\nboard:\n..B\nAA.\n");
    desk.press("build.undo");
    desk.bench.set_reduced_motion(true);
    desk.settle();
    CHECK(pictures(desk, cell(2, 1)) < kGlide);
}

TEST_CASE("shapes are dragged onto the board, or chosen and put down, turned before that") {
    Desk desk;
    new_board(desk, 3, 4);
    drag(desk, "build.shape:square", cell(1, 1));
    CHECK(text(desk) == "metric: move\nboard:\nAA..\nAA..\n....\n");
    drag(desk, "build.shape:square", cell(2, 2));
    CHECK(text(desk) == "metric: move\nboard:\nAA..\nAA..\n....\n");
    desk.click("build.shape:wide");
    keys(desk, {"r"});
    drag(desk, cell(2, 4), cell(2, 4));
    CHECK(text(desk) == "metric: move\nboard:\nAA..\nAA.B\n...B\n");
}

TEST_CASE("gates let through the pieces of the goals, or those that are chosen") {
    const auto begin = [](Desk& desk) {
        desk.open("board:\nAB.\nC..\ngoal:\n..A\n...\n");
        show_build(desk);
        desk.act("build.tool:gate", "press");
        desk.settle();
        CHECK(desk.widget("build.pass.question").label == "Gates let some pieces through.");
        CHECK_FALSE(desk.has("build.pass"));
        const ui::Rect board = desk.widget("build.board").rect;
        desk.act(cell(2, 3), "press");
        desk.settle();
        CHECK(desk.widget("build.board").rect == board);
        CHECK(desk.widget("build.pass.question").label == "Only A may pass the gates.");
    };
    const auto end = [](Desk& desk) {
        CHECK(desk.widget("build.pass.question").label == "Only B and C may pass the gates.");
        desk.act("build.pass.done", "press");
        desk.settle();
        CHECK_FALSE(desk.has("build.pass.question"));
        CHECK(text(desk).find("\ngate: BC\n") != std::string::npos);
        CHECK(text(desk).find("board:\nAB.\nC.=\n") != std::string::npos);
    };
    Desk desk;
    SECTION("from the card of the board") {
        begin(desk);
        CHECK(desk.widget("build.gates.words").label == "Only A may pass the gates.");
        desk.press("build.gates.choose");
        for (const std::string& piece : {cell(1, 1), cell(1, 2), cell(2, 1)}) desk.act(piece, "press");
        CHECK(desk.widget("build.gates.words").label == "Only B and C may pass the gates.");
        CHECK(desk.widget("build.gates.choose").label == "Done");
        end(desk);
    }
    SECTION("by mouse") {
        begin(desk);
        desk.click("build.pass");
        for (const std::string& piece : {cell(1, 1), cell(1, 2), cell(1, 3), cell(2, 1)}) desk.click(piece);
        desk.settle();
        end(desk);
    }
    SECTION("by keys") {
        begin(desk);
        desk.act("build.pass", "press");
        keys(desk, {"ArrowUp", "ArrowLeft", "Enter", "ArrowLeft", " ", "ArrowDown", " "});
        end(desk);
        desk.act("build.tool:gate", "press");
        desk.settle();
        desk.act("build.pass", "press");
        keys(desk, {"Escape"});
        CHECK_FALSE(desk.model().editor.admits_pieces());
    }
    SECTION("through the mirror, on a phone") {
        desk.resize(390, 844);
        begin(desk);
        desk.act("build.pass", "press");
        for (const std::string& piece : {cell(1, 1), cell(1, 2), cell(2, 1)}) desk.act(piece, "press");
        end(desk);
    }
}

TEST_CASE("a finger that the browser takes away draws nothing") {
    Desk desk;
    new_board(desk, 2, 3);
    desk.bench.touch(desk.middle(cell(1, 1)), 0);
    desk.frame();
    desk.bench.touch(desk.middle(cell(1, 2)), 1);
    desk.frame();
    desk.bench.touch(desk.middle(cell(1, 2)), 3);
    desk.settle();
    CHECK(desk.model().editor.drawing().pieces.empty());
}

TEST_CASE("a stroke keeps to the way of the pointer, however fast it is and few the frames are") {
    Desk desk;
    new_board(desk, 3, 4);
    desk.click("build.tool:paint");
    const auto at = [&](int row, int column) { return desk.middle(cell(row, column)); };
    desk.move(at(1, 3));
    desk.bench.mouse(at(1, 3), 0, 0);
    for (const ui::Vec to : {at(1, 2), at(1, 1), at(2, 1), at(3, 1), at(3, 2)}) desk.bench.mouse(to, 0, 1);
    desk.bench.mouse(at(3, 3), 0, 2);
    desk.settle();
    CHECK(text(desk) == "metric: move\nboard:\nAAA.\nA...\nAAA.\n");
    desk.bench.touch(at(2, 4), 0);
    for (const ui::Vec to : {at(1, 4), at(1, 3), at(2, 3)}) desk.bench.touch(to, 1);
    desk.bench.touch(at(2, 2), 2);
    desk.settle();
    CHECK(text(desk) == "metric: move\nboard:\nAABB\nABBB\nAAA.\n");
}

TEST_CASE("a piece that is thrown lands where it was let go") {
    Desk desk;
    desk.open("board:\nA...\n");
    show_build(desk);
    desk.move(desk.middle(cell(1, 1)));
    desk.bench.mouse(desk.middle(cell(1, 1)), 0, 0);
    desk.bench.mouse(desk.middle(cell(1, 2)), 0, 1);
    desk.bench.mouse(desk.middle(cell(1, 4)), 0, 2);
    desk.settle();
    CHECK(text(desk) == "metric: move\nboard:\n...A\n");
}

TEST_CASE(
    "on a phone the shapes stand in one row: dragged sideways it scrolls, upwards a shape comes along onto the board") {
    Desk desk;
    desk.resize(390, 844);
    new_board(desk, 3, 4);
    const ui::Rect first = desk.widget("build.shape:unit").rect;
    const ui::Rect last = desk.widget("build.shape:plus").rect;
    CHECK(last.y == first.y);
    CHECK(last.x > 390);
    const auto swipe = [&](ui::Vec from, ui::Vec to) {
        desk.bench.touch(from, 0);
        desk.frame();
        for (const float part : {0.2f, 0.6f, 1.0f}) {
            desk.bench.touch(from + (to - from) * part, 1);
            desk.frame();
        }
        desk.bench.touch(to, 2);
        desk.settle();
    };
    const std::string before = text(desk);
    const ui::Vec from = desk.middle("build.shape:square");
    swipe(from, from - ui::Vec{120, 6});
    CHECK(desk.widget("build.shape:unit").rect.x <= first.x - 48);  // the steps after the one that began it
    CHECK(text(desk) == before);
    CHECK_FALSE(desk.model().editor.shape().has_value());
    swipe(desk.middle("build.shape:square"), desk.middle(cell(1, 2)));
    CHECK(text(desk) == "metric: move\nboard:\n.AA.\n.AA.\n....\n");
    desk.act("build.shape:plus", "focus");
    desk.settle();
    CHECK(desk.widget("build.shape:plus").rect.right() <= 391);
    const float far = desk.widget("build.shape:unit").rect.x;
    desk.move(desk.middle("build.shape:plus"));
    CHECK(desk.bench.wheel(-60, 0));
    desk.settle();
    CHECK(desk.widget("build.shape:unit").rect.x == far + 60);
}
