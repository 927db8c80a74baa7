// The task Build with hands: by mouse, by keys, and through the mirror alone.
#include <algorithm>

#include "tests/support/catch2.hpp"
#include "tests/unit/workbench/build/build_desk.hpp"
#include "ui/editor/outlined_goal.hpp"

using namespace shunt;
using namespace shunt::test;

TEST_CASE("what stands on the screen of Build says what it counts") {
    Desk desk;
    desk.resize(1440, 900);
    new_board(desk, 5, 4);
    const auto drawn = [&](const std::string& text) {
        const auto& texts = desk.machine().texts;
        return std::any_of(texts.begin(), texts.end(), [&](const auto& one) { return one.text == text; });
    };
    CHECK(drawn("5 rows"));
    CHECK(drawn("cols"));
    desk.bench.perform(ui::command::ChooseTask{ui::kPlayTask});
    desk.open("board:\n12\n..\n\ngoal:\n..\n2.\n");
    show_build(desk);
    desk.click("build.layer:1");
    desk.settle();
    CHECK(desk.widget("build.goal.placed").label == "placed: piece 2");
}

TEST_CASE("Build shows the puzzle that is open, and Play what was built of it") {
    Desk desk;
    desk.open("name: Open\nboard:\nAB.\ngoal:\n..A\n");
    desk.click("task:build");
    CHECK(desk.widget("title").label == "Open");
    CHECK(desk.model().editor.puzzle() == desk.model().play.session().entry_ptr());
    desk.click("task:play");
    CHECK(desk.model().play.session().entry().text == "name: Open\nboard:\nAB.\ngoal:\n..A\n");
    show_build(desk);
    drag(desk, cell(1, 1), cell(1, 3));
    CHECK(text(desk) == "name: Open\nmetric: move\nboard:\n.BA\ngoal:\n..A\n");
    desk.click("build.play");
    CHECK(desk.bench.view().task == ui::kPlayTask);
    CHECK(desk.model().play.solved());
    show_build(desk);
    CHECK(desk.model().editor.can_undo());
    desk.click("build.undo");
    CHECK(text(desk) == "name: Open\nmetric: move\nboard:\nAB.\ngoal:\n..A\n");
}

TEST_CASE("the piece that has to arrive is chosen on the board, and is lifted on the layer of the goal") {
    const char* const wanted = "metric: move\nboard:\nAB..\ngoal:\n...B\n";
    const auto begin = [](Desk& desk) {
        desk.resize(1440, 900);
        desk.open("board:\nAB..\n");
        show_build(desk);
        desk.click("build.goal");
        desk.settle();
        CHECK(desk.widget("verdict").label == "Where should it end?; choose the piece that has to arrive");
        CHECK(desk.widget("build.goal.question").label == "Which piece has to get somewhere? Press it.");
    };
    SECTION("by a press, and another where it ends") {
        Desk desk;
        begin(desk);
        desk.click(cell(1, 3));
        CHECK(desk.model().editor.layer() == 0);
        desk.click(cell(1, 2));
        desk.settle();
        CHECK(desk.model().editor.layer() == 1);
        CHECK(desk.model().editor.selected() == ui::Pieces{1});
        CHECK(desk.model().editor.drawing().goals.empty());
        desk.click(cell(1, 4));
        CHECK(text(desk) == wanted);
    }
    SECTION("by dragging it at once") {
        Desk desk;
        begin(desk);
        drag(desk, cell(1, 2), cell(1, 4));
        CHECK(text(desk) == wanted);
    }
    SECTION("by keys") {
        Desk desk;
        begin(desk);
        keys(desk, {"ArrowRight", "Enter", "ArrowRight", "ArrowRight", " "});
        CHECK(text(desk) == wanted);
    }
    SECTION("through the mirror") {
        Desk desk;
        begin(desk);
        desk.act(cell(1, 2), "press");
        desk.act(cell(1, 4), "press");
        CHECK(text(desk) == wanted);
    }
    SECTION("or is not: Escape ends it, as another tool does") {
        Desk desk;
        begin(desk);
        keys(desk, {"Escape"});
        CHECK_FALSE(desk.model().editor.wants_goal_piece());
        desk.click("build.goal");
        desk.click("build.tool:wall");
        CHECK_FALSE(desk.model().editor.wants_goal_piece());
    }
}

TEST_CASE("on a phone undo is in the header, and what is selected has a bar, its colours, and a sheet with all else") {
    Desk desk;
    desk.resize(390, 844);
    desk.open("board:\nAAB\n...\n");
    show_build(desk);
    CHECK(desk.widget("build.undo").rect.bottom() <= 52);
    CHECK(desk.widget("build.selected").label == "Board");
    CHECK_FALSE(desk.has("build.turn"));
    desk.bench.perform(ui::command::SelectDrawn{{0}});
    desk.settle();
    CHECK(desk.widget("build.selected").label == "Piece A");
    desk.click("build.colour");
    desk.settle();
    desk.click("build.colour:5");
    desk.settle();
    CHECK(desk.model().editor.drawing().pieces[0].colour == 4);
    desk.click("build.colours.close");
    desk.settle();
    desk.click("build.turn");
    CHECK(text(desk) == "metric: move\nboard:\nA.B\nA..\ncolour: 5 A\n");
    desk.settle();
    CHECK_FALSE(desk.has("build.axis:vertical"));
    desk.click("build.more");
    desk.settle();
    CHECK_FALSE(desk.has("build.undo"));  // what lies behind is a picture
    desk.click("build.axis:vertical");
    CHECK(desk.model().editor.drawing().pieces[0].axis == puzzle::Axis::vertical);
    desk.settle();
    CHECK(desk.widget("sheet.close").rect.h >= 44);
    desk.click("sheet.close");
    desk.settle();
    CHECK(desk.has("build.undo"));
    CHECK(test::mirror_fault(desk.bench.mirror()) == "");
}

TEST_CASE("two presses before the next picture count both, wherever a number is stepped") {
    Desk desk;
    new_board(desk, 5, 4);
    const auto number = [&](const std::string& id) {
        const std::string label = desk.widget(id).label;
        return std::stoi(label.substr(label.find_first_of("0123456789")));
    };
    const auto check = [&](const std::string& id, const std::string& button, int by) {
        INFO(id);
        const int before = number(id);
        desk.bench.activate(id + button, "press");
        desk.bench.activate(id + button, "press");
        desk.settle();
        CHECK(number(id) == before + 2 * by);
    };
    check("build.rows", ".less", -1);
    check("build.columns", ".more", 1);
    desk.click("task:find");
    desk.settle();
    check("find.rows", ".less", -1);
    check("find.columns", ".less", -1);
    desk.click("task:tilings");
    desk.settle();
    check("tilings.rows", ".less", -1);
    check("tilings.columns", ".less", -1);
    check("tilings.voids", ".more", 1);
}

TEST_CASE("a puzzle with a goal and a gate is built by keys alone") {
    Desk desk;
    new_board(desk, 2, 3);
    keys(desk, {"p", " ", "ArrowRight", "ArrowDown", " "});
    desk.bench.key("ArrowRight", false, false);
    desk.bench.key(" ", true, false);
    CHECK(text(desk) == "metric: move\nboard:\nA..\n.BB\n");
    keys(desk, {"z", "ArrowLeft", "l", "ArrowUp", "ArrowLeft", "Enter"});
    CHECK(desk.model().editor.selected() == ui::Pieces{0});
    desk.bench.key("ArrowDown", true, false);
    keys(desk, {"ArrowRight", "e", " ", "s", "g", "ArrowRight", " "});
    CHECK(text(desk) == "metric: move\nboard:\nA.=\n.B.\ngoal:\n._.\nA..\ngate: A\n");
    for (int i = 0; i < 5; ++i) keys(desk, {"z"});
    CHECK(text(desk) == "metric: move\nboard:\n...\n...\n");
}

TEST_CASE("a puzzle is built through the mirror alone") {
    Desk desk;
    new_board(desk, 1, 3);
    desk.act(cell(1, 1), "press");
    desk.settle();
    CHECK(desk.widget(cell(1, 1)).label == "row 1, column 1, piece A");
    desk.act("build.grow:this", "press");
    desk.act(cell(1, 3), "press");
    CHECK(text(desk) == "metric: move\nboard:\nA.A\n");
    desk.act("build.undo", "press");
    desk.act("build.axis:horizontal", "press");
    desk.act("build.letter", "type X");
    desk.act("build.layer:1", "press");
    desk.settle();
    desk.act(cell(1, 1), "press");
    desk.act(cell(1, 3), "press");
    desk.settle();
    CHECK(desk.widget(cell(1, 3)).label == "row 1, column 3, empty, goal: piece X");
    desk.act("build.layer:0", "press");
    desk.settle();
    desk.act("build.rename", "press");
    desk.settle();
    desk.act("build.name", "type One");
    desk.act("build.name", "type One way");
    CHECK(text(desk) == "name: One way\nmetric: move\nboard:\nX..\ngoal:\n..X\naxis: horizontal X\n");
    desk.act("build.undo", "press");
    CHECK(desk.model().editor.drawing().name.empty());
}

TEST_CASE("of several goals the start shows one in outlines, that of the selected piece, and its tab says so") {
    Desk desk;
    desk.open("board:\nA.B\n...\ngoal:\n...\nA..\ngoal:\n_..\n..B\n");
    show_build(desk);
    const auto outlined = [&] {
        return desk.widget("build.layer:1").label + "; " + desk.widget("build.layer:2").label;
    };
    CHECK(outlined() == "Goal 1, outlined on the start; Goal 2");
    desk.act(cell(1, 3), "press");
    desk.settle();
    CHECK(outlined() == "Goal 1; Goal 2, outlined on the start");
    CHECK(ui::outlined_goal(desk.model().editor) == 1);
    desk.act("build.layer:1", "press");
    desk.settle();
    CHECK(outlined() == "Goal 1; Goal 2");
    CHECK_FALSE(ui::outlined_goal(desk.model().editor));
}

TEST_CASE("with Ctrl a line of the board comes or goes at the other end") {
    Desk desk;
    desk.open("board:\nA.\n");
    show_build(desk);
    desk.move(desk.middle("build.columns.more"));
    desk.down(true);
    desk.bench.mouse(desk.middle("build.columns.more"), 0, 2, true);
    desk.settle();
    CHECK(text(desk) == "metric: move\nboard:\n.A.\n");
}

TEST_CASE("a smaller board asks before it cuts a piece") {
    Desk desk;
    desk.open("board:\nA.B\n");
    show_build(desk);
    desk.click("build.columns.less");
    desk.settle();
    CHECK(desk.widget("build.cut.question").label == "Cut B?");
    desk.click("build.keep");
    CHECK(desk.model().editor.drawing().columns == 3);
    desk.settle();
    desk.click("build.columns.less");
    desk.settle();
    desk.click("build.cut");
    CHECK(text(desk) == "metric: move\nboard:\nA.\n");
}

TEST_CASE("what was selected of one puzzle is not selected of the one that was drawn") {
    Desk desk;
    desk.open("board:\nABCD.\ngoal:\n....A\n");
    desk.bench.perform(ui::command::SelectPiece{3});
    desk.bench.perform(ui::command::ChooseTask{ui::kBuildTask});
    desk.bench.perform(ui::command::SelectDrawn{{3}});
    desk.bench.perform(ui::command::RemoveSelected{});
    desk.bench.perform(ui::command::ChooseTask{ui::kPlayTask});
    desk.settle();
    CHECK(desk.model().open.puzzle().pieces().size() == 3);
    CHECK_FALSE(desk.bench.view().selected_piece);
}

TEST_CASE(
    "what is selected is recoloured by swatch and by key; the swatch shows its colour, and pressed again lets it go") {
    Desk desk;
    desk.resize(1440, 900);
    desk.open("board:\nAABB\n....\ndistinct: *\n");
    show_build(desk);
    desk.click(cell(1, 1));
    desk.settle();
    CHECK(desk.widget("build.colour:3").pressed == true);  // as the first wide piece is
    desk.click("build.colour:5");
    desk.settle();
    CHECK(text(desk) == "metric: move\nboard:\nAABB\n....\ndistinct: B\ncolour: 5 A\n");
    CHECK(desk.widget("build.colour:5").pressed == true);
    CHECK(desk.widget("build.colour:3").pressed == false);
    desk.click("build.colour:5");
    desk.settle();
    CHECK(text(desk) == "metric: move\nboard:\nAABB\n....\ndistinct: B\n");
    desk.click(cell(1, 3));
    keys(desk, {"Alt+1"});
    CHECK(text(desk) == "metric: move\nboard:\nAABB\n....\ndistinct: B\ncolour: 1 B\n");
    desk.click("build.undo");
    CHECK(text(desk) == "metric: move\nboard:\nAABB\n....\ndistinct: B\n");
}

TEST_CASE("another goal is shown from the beginning, and waits for the one before") {
    Desk desk;
    desk.resize(1440, 900);
    test::new_board(desk, 3, 3);
    CHECK(desk.widget("build.layer:2").disabled);
    desk.open("metric: move\nboard:\n1..\ngoal:\n..1\n");
    test::show_build(desk);
    CHECK_FALSE(desk.widget("build.layer:2").disabled);
    desk.act("build.layer:2", "press");
    desk.settle();
    CHECK(desk.model().editor.layer() == 2);
    CHECK(desk.widget("build.layer:3").disabled);
}
