// The list of jobs as it is seen: what runs, what waits, what was lost and is offered again.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "tests/support/catch2.hpp"
#include "tests/support/desk.hpp"
#include "tests/support/worker.hpp"

using namespace shunt;
using Json = nlohmann::json;
using shunt::test::Desk;
using shunt::test::tell;
using Words = std::vector<std::string>;

namespace {

/// Types of the messages to the page since the last call, with their jobs: "start 1".
Words words(Desk& desk) {
    Words words;
    for (const std::string& text : desk.machine().said.messages) {
        const Json message = Json::parse(text);
        words.push_back(message["type"].get<std::string>() + " " + std::to_string(message["id"].get<int>()));
    }
    desk.machine().said.messages.clear();
    return words;
}

/// On a phone by the sheet "More", where the bar has no place for it.
void choose(Desk& desk, const std::string& task) {
    const bool more = !desk.has("task:" + task);
    if (more) desk.act("tasks.more", "press");
    desk.settle();
    desk.act((more ? "more:" : "task:") + task, "press");
    desk.settle();
}

/// A search of puzzles runs, and a count of tilings was asked for.
void ask_two(Desk& desk) {
    (void)words(desk);
    choose(desk, "find");
    desk.press("find.start");
    tell(desk, 1, "state", {{"state", "running"}});
    choose(desk, "tilings");
    desk.press("tilings.count");
}

const Json kLost{{"message", "The lab stopped unexpectedly."}, {"again", true}};

}  // namespace

TEST_CASE("a job of the lab that is asked for while another runs waits, in sight of every task") {
    for (const auto& [width, height] : {std::pair{1280.0f, 800.0f}, {390.0f, 844.0f}, {320.0f, 480.0f}}) {
        Desk desk;
        desk.resize(width, height);
        desk.settle();
        ask_two(desk);
        CHECK(words(desk) == Words{"start 1", "start 2"});
        tell(desk, 1, "progress", {{"done", 30}, {"total", 120}, {"rate", 10}, {"unit", "boards"}, {"seconds", 3}});
        for (const char* task : {"tilings", "find", "npuzzle", "play"}) {
            INFO(width << " " << task);
            choose(desk, task);
            CHECK(desk.says("job:1", "Searching 3 × 3, running, 25 %"));
            CHECK(desk.says("job:1", "at most 9.0 s left"));
            CHECK(desk.says("job:2", "Counting tilings by dominoes, waiting"));
            CHECK(desk.widget("job:1.cancel").label == "Stop");
            CHECK(desk.widget("job:2.cancel").label == "Cancel");
            CHECK(test::mirror_fault(desk.bench.mirror()).empty());
        }
    }
}

TEST_CASE("a search of puzzles is ended by one button, which says that what is found stays") {
    Desk desk;
    choose(desk, "find");
    desk.press("find.start");
    int ends = 0;
    for (const auto& [widget, actions] : desk.bench.mirror().entries())
        ends += widget.label == "Stop" || widget.label == "Cancel" ? 1 : 0;
    CHECK(ends == 1);
    CHECK(desk.widget("find.pause").label == "Pause");
}

TEST_CASE("integer programs stand in the list with their horizon and the time, and end there") {
    Desk desk;
    desk.resize(1440, 900);
    choose(desk, "npuzzle");
    desk.bench.perform(ui::command::TurnFold{&ui::ViewState::programs_open});
    desk.settle();
    desk.press("program.solve");
    CHECK(desk.widget("program.solve").disabled);
    const int ticket = desk.model().jobs.jobs().back().ticket;
    const std::string id = "job:" + std::to_string(ticket);
    tell(desk, ticket, "state", {{"state", "running"}});
    tell(
        desk, ticket, "progress",
        {{"done", 3}, {"unit", "horizons"}, {"phase", "T = 21: the solver works on 1,234 variables"}, {"seconds", 33}});
    CHECK(desk.says(id.c_str(), "T = 21: the solver works on 1,234 variables · 33 s"));
    (void)words(desk);
    desk.press((id + ".cancel").c_str());
    CHECK(words(desk) == Words{"cancel " + std::to_string(ticket)});
}

TEST_CASE("a count of tilings that was ended leaves word of it, also where its worker had to be ended") {
    const bool dropped = GENERATE(false, true);
    Desk desk;
    choose(desk, "tilings");
    desk.press("tilings.count");
    tell(desk, 1, "state", {{"state", "running"}});
    tell(desk, 1, "progress", {{"done", 3}, {"seconds", 12}});
    if (dropped)
        tell(desk, 1, "dropped");
    else
        tell(desk, 1, "done", {{"report", R"({"status":"cancelled","tilings":"","seconds":12})"}});
    CHECK(desk.says("tilings.answer", "not counted Ended after 12 s, before all were counted"));
}

TEST_CASE("a job that waits is cancelled alone, and the first one goes on") {
    Desk desk;
    ask_two(desk);
    (void)words(desk);
    desk.press("job:2.cancel");
    CHECK(words(desk) == Words{"cancel 2"});
    CHECK(desk.widget("job:2.cancel").disabled);
    tell(desk, 2, "dropped");
    CHECK_FALSE(desk.has("job:2"));
    CHECK(desk.says("job:1", "running"));
}

TEST_CASE("what a search has found so far is not told as its end") {
    Desk desk;
    ask_two(desk);
    const Json found = {{"status", "cancelled"}, {"boards", "7"}, {"searched", "3"}, {"hardest", Json::array()}};
    tell(desk, 1, "progress", {{"done", 3}, {"total", 7}, {"seconds", 1}, {"report", found.dump()}});
    choose(desk, "find");
    CHECK(desk.says("find.summary", "3 of 7 boards"));
    CHECK(desk.says("find.summary", "so far"));
    CHECK_FALSE(desk.says("find.summary", "not all are searched"));
    tell(desk, 1, "done", {{"report", found.dump()}});
    CHECK(desk.says("find.summary", "not all are searched"));
}

TEST_CASE("the hardest of a grid is claimed only when every board of it was searched, and of which puzzles it is") {
    const auto found = [](Desk& desk, const char* status) {
        desk.press("find.start");
        const Json report = {{"status", status}, {"boards", "7"}, {"searched", "7"}, {"hardest", Json::array()}};
        tell(desk, desk.model().jobs.jobs().back().ticket, "done", {{"report", report.dump()}});
        return desk.widget("find.title").label;
    };
    Desk desk;
    desk.resize(1440, 900);
    choose(desk, "find");
    CHECK(found(desk, "complete") == "Hardest on 3 × 3, move metric, corner to corner");
    CHECK(found(desk, "limit") == "Hardest found on 3 × 3, move metric, corner to corner");
    desk.act("find.shapes", "type X/X");
    desk.settle();
    CHECK(found(desk, "complete") == "Hardest on 3 × 3, move metric, corner to corner, only these shapes");
    desk.press("find.way:evolve");
    CHECK(found(desk, "complete") == "Hardest found on 3 × 3, move metric, corner to corner");
    CHECK_FALSE(desk.has("find.sought"));
    desk.resize(390, 844);
    desk.settle();
    CHECK(desk.widget("find.title").label == "Hardest found on 3 × 3, move metric");
    CHECK(desk.widget("find.sought").label == "corner to corner");
}

TEST_CASE("why a puzzle could not be solved is told beside that puzzle, and by no other task") {
    for (const auto& [width, height] : {std::pair{1440.0f, 900.0f}, {390.0f, 844.0f}}) {
        Desk desk;
        desk.resize(width, height);
        desk.settle();
        desk.press("solve");
        tell(desk, desk.model().jobs.jobs().back().ticket, "error", {{"message", "There is no memory for it."}});
        for (const char* task : {"play", "explore", "find", "tilings", "npuzzle"}) {
            INFO(width << " " << task);
            choose(desk, task);
            CHECK(desk.has("failure") == (std::string(task) == "play" || std::string(task) == "explore"));
        }
    }
}

TEST_CASE("long words of a job have the lines that they need, above its buttons") {
    std::string why = "The lab stopped";
    for (int i = 0; i < 60; ++i) why += " unexpectedly";
    for (const auto& [width, height] : {std::pair{1440.0f, 900.0f}, {390.0f, 844.0f}}) {
        Desk desk;
        desk.resize(width, height);
        desk.settle();
        ask_two(desk);
        tell(desk, 1, "error", {{"message", why + " today."}, {"again", true}});
        const auto& texts = desk.machine().texts;
        const auto last = std::find_if(texts.begin(), texts.end(), [](const auto& text) {
            const std::string end = "today.";
            return text.text.size() >= end.size() &&
                   text.text.compare(text.text.size() - end.size(), end.size(), end) == 0;
        });
        REQUIRE(last != texts.end());
        INFO(width);
        CHECK(last->where.bottom() <= desk.widget("job:1.again").rect.y);
        CHECK(desk.widget("job:1.again").rect.bottom() <= desk.widget("job:2").rect.y);
    }
}

TEST_CASE("the N-puzzle lab says of a search what is known, and nothing of what is not") {
    Desk desk;
    desk.resize(1440, 900);
    choose(desk, "npuzzle");
    desk.press("npuzzle.solve");
    const ui::Ticket ticket = desk.model().jobs.jobs().back().ticket;
    tell(desk, ticket, "state", {{"state", "running"}});
    CHECK_FALSE(desk.says("npuzzle.answer", "0 B"));
    CHECK_FALSE(desk.says("npuzzle.answer", " · "));
    tell(desk, ticket, "progress", {{"done", 3}, {"seconds", 12}, {"bytes", 64}, {"phase", "depth 3"}});
    CHECK(desk.says("npuzzle.answer", "depth 3 · 64 bytes · 12 s"));
}

TEST_CASE("a worker that dies loses one job, which is named and offered again") {
    Desk desk;
    ask_two(desk);
    (void)words(desk);
    desk.machine().said.notices.clear();
    tell(desk, 1, "error", kLost);
    tell(desk, 2, "state", {{"state", "running"}});
    REQUIRE(desk.machine().said.notices.size() == 1);
    CHECK(desk.machine().said.notices[0].text == "Searching 3 × 3: The lab stopped unexpectedly.");
    CHECK(desk.says("job:1", "failed. The lab stopped unexpectedly."));
    CHECK(desk.says("job:2", "running"));
    CHECK(test::mirror_fault(desk.bench.mirror()).empty());
    desk.press("job:1.again");
    CHECK(words(desk) == Words{"start 1"});
    CHECK(desk.says("job:1", "waiting"));
    CHECK_FALSE(desk.has("job:1.again"));
    tell(desk, 1, "error", kLost);
    CHECK(desk.widget("job:1.cancel").label == "Dismiss");
    desk.press("job:1.cancel");
    CHECK(words(desk).empty());
    CHECK_FALSE(desk.has("job:1"));
}

TEST_CASE("more jobs than there is room for scroll within the column") {
    Desk desk;
    desk.resize(1280, 500);
    choose(desk, "play");
    for (const char* metric : {"step", "slide", "move"}) {
        desk.press((std::string("metric:") + metric).c_str());
        desk.press("solve");
        desk.press("census");
    }
    CHECK(desk.model().jobs.jobs().size() == 6);
    const ui::Rect answers = desk.widget("answers").rect;
    CHECK(answers.h > 150);
    desk.act("job:6.cancel", "focus");
    desk.settle();
    const ui::Rect last = desk.widget("job:6.cancel").rect;
    CHECK(last.y > answers.bottom());
    CHECK(last.bottom() <= 500);
}

TEST_CASE("a job that waits says what has its turn before it, and a solve does not wait behind a count") {
    Desk desk;
    desk.resize(1440, 900);
    desk.settle();
    ask_two(desk);
    CHECK(desk.says("job:2", "waits for: " + desk.model().jobs.jobs().front().terms.title));
    CHECK_FALSE(desk.says("job:2", "starting"));
    CHECK_FALSE(desk.says("job:1", "waits for"));
    tell(desk, 1, "dropped");
    tell(desk, 2, "state", {{"state", "running"}});
    CHECK_FALSE(desk.says("job:2", "waits for"));
    desk.bench.show_task("play", "");
    desk.settle();
    desk.machine().said.messages.clear();
    desk.press("census");
    desk.press("solve");
    std::vector<int> priorities;
    for (const std::string& text : desk.machine().said.messages) priorities.push_back(Json::parse(text)["priority"]);
    REQUIRE(priorities.size() == 2);
    CHECK(priorities[1] > priorities[0]);
}

TEST_CASE("a search that was stopped goes on by the button that began it, and starts again where it is held no more") {
    Desk desk;
    desk.resize(1440, 900);
    desk.settle();
    CHECK(desk.widget("solve").label == "Solve");
    desk.press("solve");
    const ui::Ticket ticket = desk.model().jobs.jobs().back().ticket;
    const Json stopped{
        {"status", "cancelled"}, {"metric", "move"}, {"at_least", 19}, {"expanded", 500}, {"direction", "forward"}};
    tell(desk, ticket, "done", {{"report", stopped.dump()}, {"goes_on", true}});
    CHECK(desk.model().open.answer()->report.at_least == 19);
    CHECK(desk.widget("solve").label == "Go on");
    (void)words(desk);
    desk.press("solve");
    CHECK(words(desk) == Words{"go_on " + std::to_string(ticket)});
    CHECK(desk.says(("job:" + std::to_string(ticket)).c_str(), "Solving"));
    tell(desk, ticket, "done", {{"report", stopped.dump()}, {"goes_on", true}});
    tell(desk, ticket, "gone");
    CHECK(desk.widget("solve").label == "Start again");
    desk.press("solve");
    CHECK(words(desk) == Words{"start " + std::to_string(ticket + 1)});
}
