// Explore's part "Solutions": all shortest solutions with a worker that counts them, and one way among them that is bent, numbered, played.
#include "tests/support/catch2.hpp"
#include "tests/support/questions.hpp"
#include "tests/support/windows.hpp"
#include "tests/support/worker.hpp"

using namespace shunt;
using shunt::test::Desk;
using shunt::test::Json;

namespace {

/// Two squares, each of which has one step to make: either may go first.
const std::string kEither = "metric: step\nboard:\nA..\nB..\ngoal:\n.A.\n.B.\n";
/// As many ways as a corner has to another: 24,310 positions would be too many for none.
const std::string kFar = "metric: step\nboard:\nA" + std::string(29, '.') + "\n" + [] {
    std::string rows;
    for (int row = 0; row < 29; ++row) rows += std::string(30, '.') + "\n";
    return rows;
}() + "goal:\n" + [] {
    std::string rows;
    for (int row = 0; row < 29; ++row) rows += std::string(30, '.') + "\n";
    return rows + std::string(29, '.') + "A\n";
}();

/// Answers what was asked for since the last call as the solver does.
void answer_all(Desk& desk) {
    for (const std::string& text : std::exchange(desk.machine().said.messages, {})) {
        const Json message = Json::parse(text);
        if (message["type"] != "start") continue;
        test::tell(desk, message["id"].get<ui::Ticket>(), "done", {{"report", test::report_to(message["request"])}});
    }
}

void count_all(Desk& desk, const std::string& puzzle) {
    desk.machine().said.messages.clear();
    desk.open(puzzle);
    desk.bench.show_task("explore", "solutions");
    desk.settle();
    desk.press("solutions.count");
    answer_all(desk);
}

std::string number(Desk& desk) { return desk.widget("solutions.number").value_text; }
std::string label(Desk& desk, const std::string& id) { return desk.widget(id).label; }

}  // namespace

TEST_CASE("all shortest solutions are counted, told, and gone through one after the other") {
    Desk desk;
    desk.resize(1440, 900);
    count_all(desk, kEither);
    CHECK(label(desk, "explore.sentence") == "2 shortest solutions of 2 steps.");
    CHECK(number(desk) == "solution 1 of 2");
    CHECK(label(desk, "solutions.positions") == "positions they pass through: 4");
    CHECK(label(desk, "solutions.shared") == "shared by all: 2");
    CHECK_FALSE(desk.has("solutions.mirrored"));
    CHECK(desk.widget("solutions.columns").value_text == "no move chosen");
    desk.act("solutions.columns", "set 1");
    desk.settle();
    CHECK(desk.model().explorer.solution_step() == 1);
    CHECK(desk.widget("solutions.columns").value_text == "after 1 of 2 steps, position 1 of 2");
    const puzzle::Position first = desk.model().play.board();
    desk.press("solutions.on");
    CHECK(number(desk) == "solution 2 of 2");
    CHECK(desk.model().explorer.solution_step() == 1);
    CHECK(desk.model().play.board() != first);
    desk.press("solutions.on");
    CHECK(desk.model().play.board() == first);
    desk.press("solutions.back");
    CHECK(number(desk) == "solution 2 of 2");
    desk.act("solutions.number", "decrement");
    desk.settle();
    CHECK(number(desk) == "solution 1 of 2");
    CHECK(test::mirror_fault(desk.bench.mirror()).empty());
}

TEST_CASE("a position that is picked bends the way through it, by mirror and by mouse") {
    Desk desk;
    desk.resize(1440, 900);
    count_all(desk, kEither);
    desk.act("solutions.columns", "set 1");
    desk.settle();
    CHECK(desk.widget("choice:0").selected == true);
    CHECK(label(desk, "choice:1") == "position 2, solutions through it: 1");
    desk.press("choice:1");
    CHECK(desk.widget("choice:1").selected == true);
    CHECK(desk.model().explorer.solutions().at(1) == 1);
    CHECK(desk.machine().said.announcements.back() == "After 1 step: position 2 of 2, solution 2 of 2.");
    // The other one stands on the other side of the middle.
    const ui::Rect chart = desk.widget("solutions.columns").rect;
    const float row = desk.model().explorer.solutions().column(1)[0].row;
    desk.move({chart.centre().x, chart.centre().y + (row < 0 ? -16.0f : 16.0f)});
    desk.down();
    desk.up();
    desk.settle();
    CHECK(desk.model().explorer.solutions().at(1) == 0);
    CHECK(desk.model().explorer.solution_step() == 1);
}

TEST_CASE("the way shown is played, and copied as proved shortest") {
    Desk desk;
    desk.resize(1440, 900);
    count_all(desk, kEither);
    desk.press("solutions.on");
    desk.act("solutions.watch", "press");
    desk.frame();
    CHECK(desk.model().player.playing());
    CHECK(label(desk, "solutions.watch") == "Pause");
    desk.act("solutions.watch", "press");
    desk.settle();
    CHECK_FALSE(desk.model().player.playing());
    desk.press("solutions.copy");
    REQUIRE(desk.machine().said.copies.size() == 1);
    CHECK(desk.machine().said.copies.front().find("2 steps") != std::string::npos);
    CHECK(desk.machine().said.copies.front().find("proved shortest") != std::string::npos);
}

TEST_CASE("the reader's own moves are compared with all shortest solutions") {
    Desk desk;
    desk.resize(1440, 900);
    count_all(desk, kEither);
    CHECK_FALSE(desk.has("solutions.own"));
    desk.slide("piece:0", "right");
    CHECK(label(desk, "solutions.own") == "Your own moves so far are the beginning of a shortest solution.");
    desk.slide("piece:0", "right");
    CHECK(label(desk, "solutions.own") == "You left the shortest way at move 2 of your own.");
    desk.slide("piece:0", "left");
    CHECK(label(desk, "solutions.own") == "You left the shortest way at move 2 of your own.");
    desk.press("undo");
    desk.press("undo");
    desk.slide("piece:1", "right");
    CHECK(label(desk, "solutions.own") == "Your own moves are a shortest solution.");
}

TEST_CASE("what mirror images have in common is told where the puzzle is its own") {
    Desk desk;
    desk.resize(1440, 900);
    count_all(desk, "metric: step\nboard:\n..A..\n..#..\n.....\ngoal:\n.....\n..#..\n..A..\n");
    CHECK(label(desk, "explore.sentence") == "2 shortest solutions of 4 steps.");
    CHECK(label(desk, "solutions.mirrored") == "shared, mirror images as one: 5 of 5");
}

TEST_CASE("counts beyond numbers are told in words, and positions beyond drawing by their number") {
    Desk desk;
    desk.resize(1440, 900);
    count_all(desk, kFar);
    // 58 over 29.
    CHECK(label(desk, "explore.sentence") == "about 30.0 quadrillion shortest solutions of 58 steps.");
    CHECK(label(desk, "solutions.number") == "one of about 30.0 quadrillion solutions");
    CHECK(desk.widget("solutions.on").disabled);
    CHECK(label(desk, "solutions.positions") == "positions they pass through: 900");
    desk.act("solutions.columns", "set 29");
    desk.settle();
    CHECK(label(desk, "choices.title") == "After 29 of 58 steps: 30 positions to choose from");
    desk.press("choice:3");
    CHECK(desk.model().explorer.solutions().at(29) == 3);
    CHECK(test::mirror_fault(desk.bench.mirror()).empty());
}

TEST_CASE("without a goal or a solution that is said, and nothing is offered") {
    Desk desk;
    desk.resize(1440, 900);
    desk.open("board:\nA.\n");
    desk.bench.show_task("explore", "solutions");
    desk.settle();
    CHECK(label(desk, "explore.sentence") == "This puzzle has no goal, so it has no solutions.");
    CHECK_FALSE(desk.has("solutions.count"));
    count_all(desk, "board:\nA#.\ngoal:\n..A\n");
    CHECK(label(desk, "solutions.offer") == "There is no solution: every position that can be reached was looked at.");
    CHECK_FALSE(desk.has("solutions.count"));
}

TEST_CASE("keys lead from solution to solution where these are drawn, and nowhere else") {
    Desk desk;
    desk.resize(1440, 900);
    count_all(desk, kEither);
    CHECK(desk.bench.key(".", false, false));
    desk.settle();
    CHECK(number(desk) == "solution 2 of 2");
    CHECK(desk.bench.key(",", false, false));
    desk.settle();
    CHECK(number(desk) == "solution 1 of 2");
    desk.bench.perform(ui::command::ShowExplore{ui::ExplorePart::depths});
    desk.settle();
    CHECK_FALSE(desk.bench.key(".", false, false));
    CHECK(desk.model().explorer.solutions().number() == std::uint64_t{0});
}
