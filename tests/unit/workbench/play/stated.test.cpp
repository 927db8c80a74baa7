// What the text of a puzzle states, verified: searches and counts one after the other, each fact equal or not. What is stated is never told
// as proved, and what is proved is told wherever it is known from.
#include <nlohmann/json.hpp>

#include "tests/support/catch2.hpp"
#include "tests/support/desk.hpp"
#include "tests/support/puzzles.hpp"
#include "tests/support/worker.hpp"

using namespace shunt;
using Json = test::Json;
using shunt::test::Desk;

namespace {

const std::string kStated =
    "name: S\nboard:\nA..\n...\ngoal:\n..A\n...\nfacts: step 2, move 1, reachable 7, eccentricity step 3\n";

/// What is asked for, the first of it that was not taken before; null where nothing is.
Json asked_first(Desk& desk) {
    const auto starts = test::asked(desk);
    return starts.empty() ? Json() : starts.front();
}

void answer(Desk& desk, const Json& start, const char* type, const Json& report) {
    test::tell(desk, start["id"].get<ui::Ticket>(), type, {{"report", report.dump()}});
}

Json counted(int eccentricity) {
    return {{"status", "complete"},   {"metric", "step"},
            {"reachable", 6},         {"packings", "6"},
            {"depths", {1, 2, 2, 1}}, {"goal_depths", {0, 0, 1, 0}},
            {"antipodes", 1},         {"eccentricity", eccentricity}};
}

/// A desk with a row whose text states so much more of it, all of whose positions are counted by themselves.
void open_counted(Desk& desk, const std::string& facts) {
    desk.resize(1440, 900);
    desk.open(test::kRow + facts);
    desk.press("census");
    test::work(desk);
}

/// What the card says when the row is solved by hand, in three steps.
std::string solved_by_hand(Desk& desk) {
    for (int i = 0; i < 3; ++i) desk.slide("piece:0", "right");
    desk.settle();
    return desk.widget("solved").label;
}

void greet(Desk& desk) {
    desk.bench.perform(ui::command::ShowWelcome{true, false, false});
    desk.settle();
}

std::string label(Desk& desk, int row) { return desk.widget("stated:" + std::to_string(row)).label; }

}  // namespace

TEST_CASE("stated facts are verified one after the other, and each is told to be equal or not") {
    Desk desk;
    desk.open(kStated);
    desk.press("stated");
    (void)asked_first(desk);
    CHECK(label(desk, 0).find("2, not verified") != std::string::npos);
    CHECK(desk.says("stated.note", "1 search, 1 count"));
    desk.press("stated.verify");
    const Json search = asked_first(desk);
    CHECK(search["request"]["job"] == "solve");
    CHECK(search["request"]["metric"] == "move");
    CHECK(label(desk, 1).find("being worked out") != std::string::npos);
    answer(desk, search, "done", {{"status", "unsolvable"}, {"metric", "move"}, {"expanded", 3}});
    CHECK(label(desk, 1).find("1, but no solution is found") != std::string::npos);
    const Json count = asked_first(desk);
    CHECK(count["request"]["job"] == "census");
    CHECK(count["request"]["metric"] == "step");
    answer(desk, count, "done", counted(3));
    CHECK(label(desk, 0).find("2, equal") != std::string::npos);
    CHECK(label(desk, 2).find("7, but 6 is found") != std::string::npos);
    CHECK(label(desk, 3).find("3, equal") != std::string::npos);
    CHECK(desk.widget("stated.note").label == "2 facts are not what is found here.");
    CHECK(desk.widget("stated.verify").disabled);
}

TEST_CASE("verifying is stopped, and goes on where it was; what nobody could work out is not tried for ever") {
    Desk desk;
    desk.open(kStated);
    desk.press("stated");
    (void)asked_first(desk);
    desk.press("stated.verify");
    const Json search = asked_first(desk);
    desk.press("stated.verify");
    CHECK(Json::parse(desk.machine().said.messages.back())["type"] == "cancel");
    answer(desk, search, "done", {{"status", "cancelled"}, {"metric", "move"}, {"expanded", 1}});
    CHECK(asked_first(desk)["request"].is_null());
    desk.press("stated.verify");
    const Json again = asked_first(desk);
    CHECK(again["request"]["metric"] == "move");
    answer(desk, again, "done", {{"status", "limit"}, {"metric", "move"}, {"reason", "too large"}});
    const Json count = asked_first(desk);
    answer(desk, count, "done", {{"status", "limit"}, {"metric", "step"}, {"reason", "too large"}});
    CHECK(asked_first(desk).is_null());
    CHECK_FALSE(desk.model().verification.runs());
    CHECK(label(desk, 0).find("not verified") != std::string::npos);
}

TEST_CASE("a puzzle whose text states nothing has no card for it") {
    Desk desk;
    desk.open("name: S\nboard:\nA..\n...\ngoal:\n..A\n...\n");
    CHECK_FALSE(desk.has("stated"));
}

TEST_CASE("what the puzzle that is open states can be verified in the library, too, at any width") {
    for (const float width : {1440.0f, 390.0f}) {
        INFO(width);
        Desk desk;
        desk.resize(width, 844);
        desk.open("board:\nA.\n");
        desk.bench.show_task("library", "");
        desk.settle();
        CHECK_FALSE(desk.has("stated"));
        desk.open(kStated);
        desk.bench.show_task("library", "");
        desk.settle();
        CHECK(desk.widget("library.open").label == "S");
        desk.press("stated");
        (void)asked_first(desk);
        desk.press("stated.verify");
        CHECK(asked_first(desk)["request"]["job"] == "solve");
        CHECK(desk.widget("stated.verify").label == "Stop");
        CHECK(desk.has("library"));
    }
}

TEST_CASE("who solves by hand is told the shortest that the count of all positions has proved, and can see its moves") {
    Desk desk;
    open_counted(desk, "");
    CHECK(solved_by_hand(desk) == "Solved in 3 steps. No solution is shorter: 3 steps, proved.");
    CHECK(desk.has("solved.solve"));
}

TEST_CASE("a stated length that is refuted is compared with no more") {
    Desk desk;
    open_counted(desk, "facts: step 5\n");
    CHECK(solved_by_hand(desk) == "Solved in 3 steps. No solution is shorter: 3 steps, proved.");
}

TEST_CASE("what nobody has proved is no proof: moves are as many as stated, or fewer") {
    Desk equal;
    equal.open(test::kRow + "facts: step 3\n");
    CHECK(solved_by_hand(equal) == "Solved in 3 steps. As many as the text states: 3 steps.");
    Desk fewer;
    fewer.open(test::kRow + "facts: step 5\n");
    CHECK(solved_by_hand(fewer) == "Solved in 3 steps. Shorter than the text states: 5 steps.");
}

TEST_CASE("on a phone the greeting says so too, and the board stays where it is when the length is proved") {
    Desk stated;
    Desk proved;
    stated.open(test::kRow + "facts: step 3\n");
    open_counted(proved, "facts: step 3\n");
    greet(stated);
    greet(proved);
    // At some of these widths the two sentences differ in how many lines they take.
    for (int width = 320; width <= 440; width += 10) {
        for (Desk* desk : {&stated, &proved}) desk->resize(static_cast<float>(width), 844);
        CHECK(stated.widget("board").rect.y == proved.widget("board").rect.y);
    }
    CHECK(stated.widget("task").label.ends_with("From here it takes 3 steps, as its text states."));
    CHECK(proved.widget("task").label.ends_with("From here it takes 3 steps."));
}

TEST_CASE("that there is no solution is told in its metric, once it is proved") {
    Desk desk;
    desk.resize(1440, 900);
    desk.open(test::kRow);
    (void)asked_first(desk);
    desk.press("solve");
    answer(desk, asked_first(desk), "done", {{"status", "unsolvable"}, {"metric", "step"}, {"expanded", 3}});
    CHECK(desk.says("row.each", "unsolvable step"));
}

TEST_CASE("the greeting says of a length that the text states it, until it is proved") {
    Desk stated;
    stated.open(test::kRow + "facts: step 5\n");
    greet(stated);
    CHECK(stated.says("welcome.task", "and proves it. From here it takes 5 steps, as its text states."));
    Desk proved;
    open_counted(proved, "facts: step 5\n");
    greet(proved);
    CHECK(proved.says("welcome.task", "and proves it. From here it takes 3 steps."));
}

TEST_CASE("one step from the start is no steps") {
    Desk desk;
    desk.resize(1440, 900);
    desk.open("metric: step\nboard:\nA..\n...\ngoal:\n.A.\n...\nfacts: step 1\n");
    desk.slide("piece:0", "down");
    desk.settle();
    CHECK(desk.says("answer", "; 1 step from the start"));
}
