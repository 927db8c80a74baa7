// The live verdict of the task Build as it is seen.
#include "tests/support/catch2.hpp"
#include "tests/unit/workbench/build/judged.hpp"
#include "ui/editor/drawing_text.hpp"

using namespace shunt;
using namespace shunt::test;

TEST_CASE("while a stroke is being drawn the verdict is that of before") {
    Desk desk;
    desk.resize(1440, 900);
    build(desk);
    answer(desk, kSolved);
    desk.press("build.tool:wall");
    desk.move(desk.middle("build.cell:1,2"));
    desk.down();
    desk.frame();
    CHECK(head(said(desk), "Before the last change: 81 moves") == "Before the last change: 81 moves");
    desk.up();
    desk.settle();
    answer(desk, kSolved);
    CHECK(head(said(desk), "81 moves, proved shortest") == "81 moves, proved shortest");
}

TEST_CASE("the verdict is asked for when Build is shown, and old news are called so") {
    for (const auto& [width, height] : {std::pair{1440.0f, 900.0f}, {390.0f, 844.0f}}) {
        Desk desk;
        desk.resize(width, height);
        desk.settle();
        CHECK_FALSE(desk.model().verdict.has_puzzle());
        build(desk);
        CHECK(head(said(desk), "Checking") == "Checking");
        CHECK_FALSE(desk.has("job:1"));
        answer(desk, kSolved);
        CHECK(head(said(desk), "81 moves, proved shortest") == "81 moves, proved shortest");
        CHECK_FALSE(desk.widget("build.play").disabled);
        perform(desk, ui::command::SelectDrawn{{1}});
        CHECK(head(said(desk), "81 moves, proved shortest") == "81 moves, proved shortest");
        perform(desk, ui::command::RemoveSelected{});
        CHECK(head(said(desk), "Before the last change: 81 moves") == "Before the last change: 81 moves");
        answer(desk, R"({"status":"unsolvable","metric":"move","expanded":7})");
        CHECK(head(said(desk), "No solution; proved: every position seen") ==
              "No solution; proved: every position seen");
        CHECK(desk.widget("build.play").disabled);
        perform(desk, ui::command::NewDrawing{});
        CHECK(head(said(desk), "No pieces yet") == "No pieces yet");
        CHECK(desk.widget("build.play").disabled);
        CHECK(test::mirror_fault(desk.bench.mirror()) == "");
    }
}

TEST_CASE("where no change helps, the nearest position is offered and becomes the goal in one step") {
    Desk desk;
    desk.resize(1440, 900);
    desk.open("board:\n1.#2\ngoal:\n..#1\n");
    perform(desk, ui::command::ChooseTask{ui::kBuildTask});
    answer(desk, R"({"status":"unsolvable","metric":"move","expanded":2})");
    answer(desk, R"({"status":"complete","metric":"move","reachable":2,"depths":[1,1],
        "nearest":{"position":".1#2\n","goal":0,"differing":1,"cells":1}})");
    CHECK_FALSE(desk.has("ideas.nearest"));
    const Json none = {{"status", "complete"}, {"metric", "move"}, {"unsolvable", true}, {"tried", 4}};
    tell(desk, desk.model().jobs.jobs().back().ticket, "done", {{"report", none.dump()}});
    REQUIRE(desk.has("ideas.nearest"));
    CHECK(desk.widget("ideas.nearest").label == "Nearest it gets: 1 of 1 goal cell differs");
    const std::string before = ui::to_text(desk.model().editor.drawing());
    desk.click("ideas.nearest.use");
    CHECK(ui::to_text(desk.model().editor.drawing()) == "metric: move\nboard:\n1.#2\ngoal:\n.1#.\n");
    perform(desk, ui::command::UndoEdit{});
    CHECK(ui::to_text(desk.model().editor.drawing()) == before);
}

TEST_CASE("what makes it solvable stands before what is selected, and moves nothing when it comes") {
    Desk desk;
    desk.resize(1440, 900);
    build(desk);
    answer(desk, kSolved);
    const float usual = desk.widget("build.new").rect.y;
    desk.open("board:\n1.#2\ngoal:\n..#1\n");
    perform(desk, ui::command::ChooseTask{ui::kBuildTask});
    answer(desk, R"({"status":"unsolvable","metric":"move","expanded":2})");
    const float there = desk.widget("build.new").rect.y;
    CHECK(desk.widget("ideas").rect.y < there);
    CHECK(there > usual);
    answer(desk, R"({"status":"complete","metric":"move","reachable":2,"depths":[1,1]})");
    const Json helps = {
        {"status", "complete"}, {"metric", "move"},
        {"unsolvable", true},   {"tried", 4},
        {"solvable", 1},        {"variations", {{{"puzzle", "board:\n1..2\ngoal:\n..1.\n"}, {"length", 1}}}}};
    tell(desk, desk.model().jobs.jobs().back().ticket, "done", {{"report", helps.dump()}});
    CHECK(desk.model().ideas.any());
    CHECK(desk.widget("build.new").rect.y == there);
}

TEST_CASE("changes are tried to make it harder, unless it is proved that there is no solution") {
    Desk desk;
    desk.resize(1440, 900);
    build(desk);
    answer(desk, kSolved);
    answer(desk, R"({"status":"complete","metric":"move","reachable":2,"depths":[1,1]})");
    for (const char* metric : {"step", "slide", "move"}) {
        const Json report = {{"status", "solved"}, {"metric", metric}, {"length", 81}, {"shortest_solutions", "256"}};
        answer(desk, report.dump().c_str());
    }
    const Json begun = {{"status", "running"}, {"metric", "move"}, {"tried", 0}};
    const int ticket = desk.model().jobs.jobs().back().ticket;
    tell(desk, ticket, "progress", {{"report", begun.dump()}});
    REQUIRE(desk.has("ideas"));
    CHECK(desk.widget("ideas").label == "Make it harder");
    CHECK(desk.widget("ideas.summary").label == "0 small changes tried");
    Json ended = begun;
    ended.update({{"status", "complete"}, {"length", 81}, {"tried", 48}, {"longer", 0}, {"variations", Json::array()}});
    tell(desk, ticket, "done", {{"report", ended.dump()}});
    CHECK(desk.widget("ideas.summary").label == "48 small changes tried, none makes it longer");
}

TEST_CASE("the last line says how long after the last change the answer was there") {
    Desk desk;
    desk.resize(1440, 900);
    build(desk);
    perform(desk, ui::command::Change{ui::edit::SetGround{ui::Ground::wall, {{0, 1}, {1, 1}}}});
    for (int frames = 0; frames < 36; ++frames) {
        desk.bench.refresh();
        desk.frame();
    }
    answer(desk, R"({"status":"unsolvable","metric":"move","expanded":2})");
    answer(desk, R"({"status":"complete","metric":"move","reachable":2,"depths":[1,1]})");
    CHECK(desk.widget("verdict.line").label == "✓ checked 0.6 s after your last change");
    perform(desk, ui::command::ChooseTask{ui::kPlayTask});
    perform(desk, ui::command::ChooseTask{ui::kBuildTask});
    CHECK(desk.widget("verdict.line").label == "✓ checked 0.6 s after your last change");
    desk.press("build.tool:wall");
    desk.move(desk.middle("build.cell:1,2"));
    desk.down();
    desk.frame();
    CHECK_FALSE(desk.has("verdict.line"));
}

TEST_CASE("an answer that is there before the next frame is not given the time of an older one") {
    Desk desk;
    desk.resize(1440, 900);
    build(desk);
    perform(desk, ui::command::Change{ui::edit::SetGround{ui::Ground::wall, {{0, 1}, {1, 1}}}});
    desk.machine().now += 17.1;
    answer(desk, R"({"status":"unsolvable","metric":"move","expanded":2})");
    answer(desk, R"({"status":"complete","metric":"move","reachable":2,"depths":[1,1]})");
    REQUIRE(desk.widget("verdict.line").label == "✓ checked 17.1 s after your last change");
    desk.bench.perform(ui::command::UndoEdit{});
    answer(desk, kSolved);  // no frame between the two
    desk.bench.perform(ui::command::Change{ui::edit::SetGround{ui::Ground::wall, {{0, 1}, {1, 1}, {1, 2}}}});
    answer(desk, R"({"status":"unsolvable","metric":"move","expanded":2})");
    answer(desk, R"({"status":"complete","metric":"move","reachable":2,"depths":[1,1]})");
    CHECK(desk.widget("verdict.line").label == "✓ checked within 0.1 s of your last change");
}

TEST_CASE(
    "a change that the answer does not depend on is checked with it, and a piece that is held has not been checked") {
    Desk desk;
    desk.resize(1440, 900);
    build(desk);
    perform(desk, ui::command::Change{ui::edit::SetGround{ui::Ground::wall, {{0, 1}, {1, 1}}}});
    desk.machine().now += 31.7;
    answer(desk, R"({"status":"unsolvable","metric":"move","expanded":2})");
    answer(desk, R"({"status":"complete","metric":"move","reachable":2,"depths":[1,1]})");
    perform(desk, ui::command::Change{ui::edit::SetName{"Another name"}});
    CHECK(desk.widget("verdict.line").label == "✓ checked within 0.1 s of your last change");
    desk.press("build.tool:move");
    desk.move(desk.middle("build.cell:1,1"));
    desk.down();
    desk.move(desk.middle("build.cell:1,3"));
    desk.frame();
    CHECK_FALSE(desk.has("verdict.line"));
}

TEST_CASE("the metric is chosen in the card") {
    Desk desk;
    desk.resize(1440, 900);
    build(desk);
    answer(desk, kSolved);
    desk.act("verdict.metric:step", "press");
    desk.settle();
    CHECK(head(said(desk), "Before the last change: 81 moves") == "Before the last change: 81 moves");
    answer(desk, R"({"status":"solved","metric":"step","length":116,"expanded":7,"seconds":0.1})");
    CHECK(head(said(desk), "116 steps, proved shortest") == "116 steps, proved shortest");
    CHECK(desk.says("verdict.each", "116 step · … slide · 81 move"));
    // It is the drawing's own.
    CHECK(desk.model().editor.puzzle()->puzzle.metric() == puzzle::Metric::step);
    perform(desk, ui::command::UndoEdit{});
    CHECK(desk.model().verdict.metric() == puzzle::Metric::move);
    CHECK(head(said(desk), "81 moves, proved shortest") == "81 moves, proved shortest");
}

TEST_CASE("no answer moves what lies below it") {
    Desk desk;
    desk.resize(1440, 900);
    build(desk);
    const ui::Rect before = desk.widget("build.new").rect;
    const auto stays = [&] { return desk.widget("build.new").rect.y == before.y; };
    answer(desk, kSolved);
    CHECK(desk.has("verdict.each"));
    CHECK(stays());
    perform(desk, ui::command::SetVerdictMetric{puzzle::Metric::step});
    answer(desk, R"({"status":"limit","metric":"step","at_least":31,"expanded":1234567,"seconds":3})");
    CHECK(desk.has("verdict.further"));
    CHECK(stays());
}

TEST_CASE("a start that is a goal already changes places with another goal, or the goal is changed") {
    Desk desk;
    desk.resize(1440, 900);
    desk.open("board:\n1..\ngoal:\n1..\ngoal:\n..1\n");
    perform(desk, ui::command::ChooseTask{ui::kBuildTask});
    CHECK(head(said(desk), "0 the start is a goal") == "0 the start is a goal");
    desk.click("verdict.swap");
    desk.settle();
    const auto& drawing = desk.model().editor.drawing();
    CHECK(drawing.pieces.front().cells == std::vector<puzzle::Coordinate>{{0, 2}});
    CHECK_FALSE(desk.has("verdict.swap"));
    desk.click("build.undo");
    perform(desk, ui::command::Change{ui::edit::DropGoal{1}});
    CHECK_FALSE(desk.has("verdict.swap"));
    desk.click("build.goal");
    CHECK(desk.model().editor.layer() == 1);
}

TEST_CASE("the difficulty is measured when that is asked for, and forgotten with the drawing") {
    Desk desk;
    desk.resize(1440, 900);
    build(desk);
    CHECK_FALSE(desk.has("verdict.difficulty"));
    answer(desk, kSolved);
    REQUIRE(desk.has("verdict.difficulty"));
    const std::size_t jobs = desk.model().jobs.jobs().size();
    desk.click("verdict.difficulty.button");
    desk.settle();
    REQUIRE(desk.model().jobs.jobs().size() == jobs + 1);
    CHECK(desk.widget("verdict.difficulty.button").label == "Stop");
    const ui::Job& job = desk.model().jobs.jobs().back();
    CHECK(job.kind == "difficulty");
    const Json report = {{"status", "complete"}, {"metric", "move"}, {"bb", 34.5},   {"mean_path", 5.5},
                         {"standard_error", 0},  {"vertices", 40},   {"samples", 10}};
    tell(desk, job.ticket, "done", {{"report", report.dump()}});
    CHECK(desk.widget("verdict.difficulty").label == "difficulty (BB): 34.5");
    CHECK_FALSE(desk.has("verdict.difficulty.button"));
    perform(desk, ui::command::Change{ui::edit::Remove{{1}}});
    answer(desk, kSolved);
    CHECK(desk.widget("verdict.difficulty.button").label == "Measure");
}
