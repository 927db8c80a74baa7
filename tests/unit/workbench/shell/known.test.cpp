// What one task of the workbench has found out the others know: Play, Explore and Build read and write one book about a puzzle.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "tests/support/catch2.hpp"
#include "tests/support/worker.hpp"

using namespace shunt;
using Json = nlohmann::json;
using puzzle::Metric;
using shunt::test::Desk;

namespace {

const std::string kLane = "name: Lane\nmetric: step\nboard:\n1...\n\ngoal:\n...1\n";

Json request_of(const ui::Job& job) { return Json::parse(job.message)["request"]; }

/// The jobs of that kind in the list.
int jobs_of(const Desk& desk, const std::string& kind) {
    const auto& jobs = desk.model().jobs.jobs();
    return static_cast<int>(
        std::count_if(jobs.begin(), jobs.end(), [&](const ui::Job& job) { return job.kind == kind; }));
}

/// Does what the solver does, job after job, until none is left; of the lab nothing.
void do_all(Desk& desk) {
    for (int done = 0; done < 50; ++done) {
        const auto& jobs = desk.model().jobs.jobs();
        const auto job = std::find_if(jobs.begin(), jobs.end(),
                                      [](const ui::Job& one) { return one.kind == "solve" || one.kind == "census"; });
        if (job == jobs.end()) return;
        test::tell(desk, job->ticket, "done", {{"report", test::report_to(request_of(*job))}});
    }
}

/// What the page was asked to keep: "solve step".
std::vector<std::string> kept_here(Desk& desk) {
    std::vector<std::string> all;
    for (const std::string& proved : desk.machine().said.keeps) {
        const Json request = Json::parse(proved)["request"];
        all.push_back(request["job"].get<std::string>() + " " + request["metric"].get<std::string>());
    }
    return all;
}

void turn_to(Desk& desk, std::size_t task) {
    desk.bench.perform(ui::command::ChooseTask{task});
    desk.settle();
}

}  // namespace

TEST_CASE("what Build has proved Play knows: the answers, the solution, the positions, and no job is needed") {
    Desk desk;
    desk.resize(1440, 900);
    desk.open(kLane);
    turn_to(desk, ui::kBuildTask);
    do_all(desk);
    turn_to(desk, ui::kPlayTask);
    CHECK(jobs_of(desk, "solve") + jobs_of(desk, "census") == 0);
    REQUIRE(desk.model().open.answer().has_value());
    CHECK(desk.model().open.answer(Metric::step)->report.length == 3);
    CHECK(desk.model().open.answer(Metric::slide)->report.length == 1);
    CHECK(desk.model().player.solution() != nullptr);
    CHECK(desk.model().play.to_go() == 3);
    CHECK(desk.model().explorer.census().report->reachable == 4);
    CHECK(desk.widget("answer").label.rfind("3 steps, proved shortest", 0) == 0);
}

TEST_CASE("what is drawn and proved in Build is known in Play when it is opened there") {
    Desk desk;
    desk.open(kLane);
    turn_to(desk, ui::kBuildTask);
    do_all(desk);
    desk.bench.perform(ui::command::Change{ui::edit::SetName{"Another"}});
    desk.bench.perform(ui::command::StepSize{1, 0});
    desk.settle();
    do_all(desk);
    turn_to(desk, ui::kPlayTask);
    CHECK(ui::title(desk.model().open.entry()) == "Another");
    CHECK(desk.model().open.answer()->report.length == 3);
    CHECK(desk.model().explorer.census().report->reachable == 8);
}

TEST_CASE("what a job of Build proves while Play is shown is shown there") {
    Desk desk;
    desk.open(kLane);
    turn_to(desk, ui::kBuildTask);
    REQUIRE(jobs_of(desk, "solve") == 1);
    turn_to(desk, ui::kPlayTask);
    CHECK_FALSE(desk.model().open.answer().has_value());
    do_all(desk);
    CHECK(desk.model().open.answer()->report.length == 3);
    CHECK(desk.model().player.solution() != nullptr);
}

TEST_CASE("what Play has proved Build knows at once, and asks only for the rest") {
    Desk desk;
    desk.open(kLane);
    desk.bench.perform(ui::command::Solve{});
    do_all(desk);
    desk.bench.perform(ui::command::TakeCensus{});
    do_all(desk);
    turn_to(desk, ui::kBuildTask);
    REQUIRE(desk.model().verdict.fresh());
    CHECK(desk.widget("verdict").label.rfind("3 steps, proved shortest", 0) == 0);
    // The number of all shortest solutions, which nobody has counted.
    REQUIRE(desk.model().jobs.jobs().size() == 1);
    CHECK(request_of(desk.model().jobs.jobs().front())["all"] == true);
}

TEST_CASE("a count of Build, which lists nothing, leaves the list to be asked for in Play") {
    Desk desk;
    desk.resize(1440, 900);
    desk.open("name: Two\nmetric: step\nboard:\n1.\n2.\n\ngoal:\n.1\n.2\n");
    turn_to(desk, ui::kBuildTask);
    do_all(desk);
    turn_to(desk, ui::kPlayTask);
    REQUIRE(desk.model().open.answer()->report.shortest_solutions == "2");
    CHECK_FALSE(desk.has("solutions"));
    CHECK(desk.widget("solve.all").label == "List them all");
    desk.press("solve.all");
    do_all(desk);
    CHECK(desk.has("solutions"));
    CHECK_FALSE(desk.has("solve.all"));
}

TEST_CASE("going back to a game that was judged before needs no job") {
    Desk desk;
    desk.open(kLane);
    turn_to(desk, ui::kBuildTask);
    do_all(desk);
    desk.bench.perform(ui::command::StepSize{1, 0});
    desk.settle();
    CHECK_FALSE(desk.model().verdict.fresh());
    desk.bench.perform(ui::command::UndoEdit{});
    desk.settle();
    CHECK(desk.model().verdict.fresh());
    do_all(desk);
    desk.bench.perform(ui::command::Change{ui::edit::SetName{"Renamed"}});
    desk.settle();
    CHECK(desk.model().verdict.fresh());
    CHECK(jobs_of(desk, "solve") + jobs_of(desk, "census") == 0);
}

TEST_CASE("opening a puzzle that was open before finds what was known of it") {
    Desk desk;
    desk.open(kLane);
    desk.bench.perform(ui::command::Solve{});
    do_all(desk);
    desk.open("name: Other\nboard:\n1.\n\ngoal:\n.1\n");
    CHECK_FALSE(desk.model().open.answer().has_value());
    desk.open(kLane);
    CHECK(desk.model().open.answer()->report.length == 3);
}

TEST_CASE("what is proved of the puzzle that is open is kept once, under its game, whoever asked for it") {
    Desk desk;
    desk.open(kLane);
    turn_to(desk, ui::kBuildTask);
    desk.machine().said = {};
    do_all(desk);
    // Three metrics, then the number of all shortest solutions in one of them; and one census.
    CHECK(kept_here(desk) ==
          std::vector<std::string>{"solve step", "census step", "solve slide", "solve move", "solve step"});
    for (const std::string& proved : desk.machine().said.keeps)
        CHECK(Json::parse(proved)["request"]["puzzle"] == desk.model().open.game());
    desk.machine().said = {};
    desk.bench.perform(ui::command::Change{ui::edit::SetName{"Another"}});
    turn_to(desk, ui::kPlayTask);
    CHECK(kept_here(desk).empty());
    CHECK(ui::title(desk.model().open.entry()) == "Another");
}

TEST_CASE("what is proved of a drawing is kept when it is opened in Play, and what is not opened there is not") {
    Desk desk;
    desk.open(kLane);
    turn_to(desk, ui::kBuildTask);
    do_all(desk);
    desk.machine().said = {};
    for (int rows = 0; rows < 3; ++rows) {
        desk.bench.perform(ui::command::StepSize{1, 0});
        desk.settle();
        do_all(desk);
    }
    CHECK(kept_here(desk).empty());
    turn_to(desk, ui::kPlayTask);
    CHECK(kept_here(desk).size() == 4);
}

TEST_CASE("answers of an earlier visit come back under the game or the text, and are not kept again") {
    Json report = Json::parse(test::report_to({{"job", "solve"}, {"metric", "step"}, {"puzzle", kLane}}));
    for (const bool by_game : {true, false}) {
        Desk desk;
        desk.open(kLane);
        desk.machine().said = {};
        const std::string about = by_game ? desk.model().open.game() : kLane;
        desk.bench.perform(ui::command::Recall{
            test::kept(Json{{"job", "solve"}, {"metric", "step"}, {"puzzle", about}}.dump(), report.dump())});
        REQUIRE(desk.model().open.answer().has_value());
        CHECK(desk.model().player.solution() != nullptr);
        CHECK(kept_here(desk).empty());
    }
}

TEST_CASE("what is known of the puzzle on the screen can be taken elsewhere: no refused count, of a drawing its own") {
    Desk desk;
    desk.open(kLane);
    desk.bench.perform(ui::command::Solve{});
    do_all(desk);
    Json known = Json::parse(desk.bench.known());
    CHECK(known["solve"].size() == 3);
    CHECK(known["census"].empty());
    desk.bench.perform(ui::command::CountUnasked{});
    const Json refused = {{"status", "limit"}, {"metric", "step"}, {"reason", "more than 32 MB needed"}};
    test::tell(desk, desk.model().jobs.jobs().front().ticket, "done", {{"report", refused.dump()}});
    CHECK(Json::parse(desk.bench.known())["census"].empty());
    turn_to(desk, ui::kBuildTask);
    desk.bench.perform(ui::command::StepSize{1, 0});
    desk.settle();
    CHECK(Json::parse(desk.bench.known())["solve"].empty());
}

TEST_CASE("what is measured of a drawing is known in Play, and a limit is told with its reason") {
    Desk desk;
    desk.open(kLane);
    turn_to(desk, ui::kBuildTask);
    do_all(desk);
    const auto measure = [&](const Json& report) {
        desk.bench.perform(ui::command::MeasureDifficulty{});
        const auto& jobs = desk.model().jobs.jobs();
        const auto job =
            std::find_if(jobs.begin(), jobs.end(), [](const ui::Job& one) { return one.kind == "difficulty"; });
        REQUIRE(job != jobs.end());
        desk.machine().said = {};
        test::tell(desk, job->ticket, "done", {{"report", report.dump()}});
    };
    measure({{"status", "limit"}, {"metric", "step"}, {"reason", "more than 1 GB needed"}});
    REQUIRE(desk.machine().said.notices.size() == 1);
    CHECK(desk.machine().said.notices.front().text == "More than 1 GB needed.");
    measure({{"status", "solved"}, {"metric", "step"}, {"vertices", 4}, {"mean_path", 3}, {"bb", 2.5}, {"samples", 9}});
    CHECK(desk.machine().said.notices.empty());
    turn_to(desk, ui::kPlayTask);
    REQUIRE(desk.model().findings.of(Metric::step).difficulty.has_value());
    CHECK(desk.model().findings.of(Metric::step).difficulty->bb == 2.5);
}
