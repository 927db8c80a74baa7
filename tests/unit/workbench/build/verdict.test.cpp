// The live verdict of the task Build as it is seen.
#include <nlohmann/json.hpp>

#include "tests/support/catch2.hpp"
#include "tests/support/desk.hpp"
#include "tests/support/told.hpp"
#include "ui/editor/drawing_text.hpp"

using namespace shunt;
using Json = nlohmann::json;
using shunt::test::Desk;

namespace {

void perform(Desk& desk, const ui::Command& command) {
    desk.bench.perform(command);
    desk.settle();
}

/// What the page says of the verdict's job.
void say(Desk& desk, const char* type, const Json& more) {
    Json message = {{"type", type}, {"id", desk.model().verdict().job(desk.model().jobs())->ticket}};
    message.update(more);
    perform(desk, ui::command::Receive{test::Told(message).bytes()});
}

void answer(Desk& desk, const char* report) { say(desk, "done", {{"report", report}}); }

const std::string& said(Desk& desk) { return desk.widget("verdict").label; }

std::string head(const std::string& text, const std::string& wanted) { return text.substr(0, wanted.size()); }

/// The task Build with a puzzle in it.
void build(Desk& desk) {
    desk.open("name: Lane\nmetric: move\nboard:\n1..\n2..\n\ngoal:\n..1\n...\n");
    perform(desk, ui::command::ChooseTask{ui::kBuildTask});
}

constexpr const char* kSolved = R"({"status":"solved","metric":"move","length":81,"expanded":7,"seconds":0.1})";

}  // namespace

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
        CHECK_FALSE(desk.model().verdict().has_puzzle());
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

TEST_CASE("what is too large offers more, and says what was searched") {
    Desk desk;
    desk.resize(1440, 900);
    build(desk);
    answer(desk, R"({"status":"limit","metric":"move","at_least":31,"expanded":1234567,"seconds":3})");
    CHECK(head(said(desk), "≥ 31 moves, not proved; 1,234,567 positions searched") ==
          "≥ 31 moves, not proved; 1,234,567 positions searched");
    desk.act("verdict.command", "press");
    desk.settle();
    REQUIRE(desk.machine().said.copies.size() == 1);
    CHECK(head(desk.machine().said.copies[0], "shunt solve --metric move - << 'END'\n") ==
          "shunt solve --metric move - << 'END'\n");
    desk.act("verdict.further", "press");
    desk.settle();
    CHECK_FALSE(desk.has("verdict.further"));
    say(desk, "error", {{"message", "The solver went silent."}, {"again", true}});
    CHECK(head(said(desk), "Not checked; The solver went silent.") == "Not checked; The solver went silent.");
    desk.act("verdict.again", "press");
    desk.settle();
    answer(desk, kSolved);
    CHECK(head(said(desk), "81 moves, proved shortest") == "81 moves, proved shortest");
}

TEST_CASE("on phones all that what is too large offers stands in the card, for a finger, and moves nothing else") {
    for (const ui::Vec size : {ui::Vec{320, 568}, ui::Vec{390, 844}, ui::Vec{844, 390}}) {
        Desk desk;
        desk.resize(size.x, size.y);
        build(desk);
        answer(desk, kSolved);
        const ui::Rect cell = desk.widget("build.cell:1,1").rect;
        perform(desk, ui::command::SetVerdictMetric{puzzle::Metric::step});
        answer(desk, R"({"status":"limit","metric":"step","at_least":31,"expanded":1234567,"seconds":3})");
        INFO(size.x << " x " << size.y);
        const float end = size.x > size.y ? size.y : desk.widget("task:build").rect.y;
        const ui::Rect play = desk.widget("build.play").rect;
        float x = 0;
        for (const char* id : {"verdict.further", "verdict.any.button", "verdict.command"}) {
            INFO(id);
            const ui::Rect rect = desk.widget(id).rect;
            CHECK(rect.x >= x);
            CHECK(rect.w >= 44);
            CHECK(rect.h >= 44);
            CHECK(rect.right() <= size.x - 8);
            CHECK(rect.y >= play.bottom());
            CHECK(rect.bottom() <= end);
            x = rect.right();
        }
        CHECK(desk.widget("build.cell:1,1").rect == cell);
        constexpr float kCapitals = 8.5f;  // of letters of 12 pixels
        for (const auto& drawn : desk.machine().texts) {
            const bool offered = drawn.where.y > play.bottom() && drawn.where.bottom() < end;
            INFO(drawn.text);
            if (offered) CHECK(drawn.where.h >= kCapitals);
            if (offered) CHECK(drawn.text.find("…") == std::string::npos);
        }
    }
}

/// A puzzle of which only a bound is known, in a window of that size.
void show_bound(Desk& desk, ui::Vec size) {
    desk.resize(size.x, size.y);
    build(desk);
    perform(desk, ui::command::SetVerdictMetric{puzzle::Metric::step});
    answer(desk, R"({"status":"limit","metric":"step","at_least":31,"expanded":1234567,"seconds":3})");
}

TEST_CASE("a solution of which nothing is proved is offered in whole words") {
    for (const ui::Vec size : {ui::Vec{1440, 900}, ui::Vec{1024, 768}}) {
        Desk desk;
        show_bound(desk, size);
        INFO(size.x << " x " << size.y);
        const ui::Rect row = desk.widget("verdict.any").rect;
        for (const auto& drawn : desk.machine().texts) {
            INFO(drawn.text);
            if (row.contains(drawn.where.centre())) CHECK(drawn.text.find("…") == std::string::npos);
        }
    }
}

TEST_CASE("on desktops what is too large offers ends inside the card: a detail that has no room is left out") {
    for (const ui::Vec size : {ui::Vec{1440, 900}, ui::Vec{1024, 768}, ui::Vec{2560, 1440}}) {
        Desk desk;
        show_bound(desk, size);
        INFO(size.x << " x " << size.y);
        const ui::Rect inside = desk.widget("verdict.memory").rect;  // a row over the whole of it
        CHECK(desk.widget("verdict.further").label.find("Search further") == 0);
        CHECK(desk.widget("verdict.command").rect.right() <= inside.right() + 8);  // of which 8 are empty
    }
}

TEST_CASE("a solution that is not proved shortest is looked for, told, and shown in Play") {
    const bool phone = GENERATE(false, true);
    const std::string button = "verdict.any.button";
    Desk desk;
    phone ? desk.resize(390, 844) : desk.resize(1440, 900);
    build(desk);
    answer(desk, R"({"status":"limit","metric":"move","at_least":1,"expanded":1234567,"seconds":3})");
    desk.click(button);
    desk.settle();
    REQUIRE(desk.model().verdict().job(desk.model().jobs()) != nullptr);
    answer(desk, R"({"status":"complete","metric":"move","length":2,"expanded":3,"seconds":0.1,"peak_bytes":9,
        "moves":[{"pieces":["1"],"at":[[1,1]],"path":"R"},{"pieces":["1"],"at":[[1,2]],"path":"R"}],"counts":{}})");
    CHECK(head(said(desk), "≥ 1 move, not proved") == "≥ 1 move, not proved");
    CHECK(desk.widget("verdict.any").label.find("2 moves") != std::string::npos);
    CHECK(desk.has("verdict.further"));
    CHECK(desk.has("verdict.command"));
    if (phone) CHECK(desk.widget(button).label == "Watch, 2 moves");
    desk.click(button);
    CHECK(desk.bench.view().task == ui::kPlayTask);
    REQUIRE(desk.model().player().solution() != nullptr);
    CHECK(desk.model().player().solution()->moves.size() == 2);
    CHECK(desk.model().showing() == ui::Showing::solution);
    // What Build has searched is known, and that nothing is proved of the solution.
    REQUIRE(desk.model().answer().has_value());
    CHECK(desk.model().answer()->solution == nullptr);
    CHECK(desk.model().answer()->report.at_least == 1);
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
    const int ticket = desk.model().jobs().jobs().back().ticket;
    const Json done = {{"type", "done"}, {"id", ticket}, {"report", none.dump()}};
    perform(desk, ui::command::Receive{test::Told(done).bytes()});
    REQUIRE(desk.has("ideas.nearest"));
    CHECK(desk.widget("ideas.nearest").label == "Nearest it gets: 1 of 1 goal cell differs");
    const std::string before = ui::to_text(desk.model().editor().drawing());
    desk.click("ideas.nearest.use");
    CHECK(ui::to_text(desk.model().editor().drawing()) == "metric: move\nboard:\n1.#2\ngoal:\n.1#.\n");
    perform(desk, ui::command::UndoEdit{});
    CHECK(ui::to_text(desk.model().editor().drawing()) == before);
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
    const int ticket = desk.model().jobs().jobs().back().ticket;
    const Json done = {{"type", "done"}, {"id", ticket}, {"report", helps.dump()}};
    perform(desk, ui::command::Receive{test::Told(done).bytes()});
    CHECK(desk.model().ideas().any());
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
    const int ticket = desk.model().jobs().jobs().back().ticket;
    const Json message = {{"type", "progress"}, {"id", ticket}, {"report", begun.dump()}};
    perform(desk, ui::command::Receive{test::Told(message).bytes()});
    REQUIRE(desk.has("ideas"));
    CHECK(desk.widget("ideas").label == "Make it harder");
    CHECK(desk.widget("ideas.summary").label == "0 small changes tried");
    Json ended = begun;
    ended.update({{"status", "complete"}, {"length", 81}, {"tried", 48}, {"longer", 0}, {"variations", Json::array()}});
    const Json end = {{"type", "done"}, {"id", ticket}, {"report", ended.dump()}};
    perform(desk, ui::command::Receive{test::Told(end).bytes()});
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
    CHECK(desk.widget("verdict.each").label.find("116 step · … slide · 81 move") != std::string::npos);
    // It is the drawing's own.
    CHECK(desk.model().editor().puzzle()->puzzle.metric() == puzzle::Metric::step);
    perform(desk, ui::command::UndoEdit{});
    CHECK(desk.model().verdict().metric() == puzzle::Metric::move);
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
    const auto& drawing = desk.model().editor().drawing();
    CHECK(drawing.pieces.front().cells == std::vector<puzzle::Coordinate>{{0, 2}});
    CHECK_FALSE(desk.has("verdict.swap"));
    desk.click("build.undo");
    perform(desk, ui::command::Change{ui::edit::DropGoal{1}});
    CHECK_FALSE(desk.has("verdict.swap"));
    desk.click("build.goal");
    CHECK(desk.model().editor().layer() == 1);
}

TEST_CASE("the difficulty is measured when that is asked for, and forgotten with the drawing") {
    Desk desk;
    desk.resize(1440, 900);
    build(desk);
    CHECK_FALSE(desk.has("verdict.difficulty"));
    answer(desk, kSolved);
    REQUIRE(desk.has("verdict.difficulty"));
    const std::size_t jobs = desk.model().jobs().jobs().size();
    desk.click("verdict.difficulty.button");
    desk.settle();
    REQUIRE(desk.model().jobs().jobs().size() == jobs + 1);
    CHECK(desk.widget("verdict.difficulty.button").label == "Stop");
    const ui::Job& job = desk.model().jobs().jobs().back();
    CHECK(job.kind == "difficulty");
    const Json report = {{"status", "complete"}, {"metric", "move"}, {"bb", 34.5},   {"mean_path", 5.5},
                         {"standard_error", 0},  {"vertices", 40},   {"samples", 10}};
    perform(desk, ui::command::Receive{
                      test::Told(Json{{"type", "done"}, {"id", job.ticket}, {"report", report.dump()}}).bytes()});
    CHECK(desk.widget("verdict.difficulty").label == "difficulty (BB): 34.5");
    CHECK_FALSE(desk.has("verdict.difficulty.button"));
    perform(desk, ui::command::Change{ui::edit::Remove{{1}}});
    answer(desk, kSolved);
    CHECK(desk.widget("verdict.difficulty.button").label == "Measure");
}
