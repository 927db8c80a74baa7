// Other puzzles beside the open one: added from the library, counted, drawn on one axis of depths, kept in the link.
#include <nlohmann/json.hpp>

#include "tests/support/catch2.hpp"
#include "tests/support/desk.hpp"
#include "tests/support/puzzles.hpp"
#include "tests/support/told.hpp"
#include "tests/support/worker.hpp"

using namespace shunt;
using Json = test::Json;
using shunt::test::Desk;

namespace {

const std::string kOther = "name: Other\nboard:\nB...\n....\ngoal:\n...B\n....\n";
const std::string kOpenCensus =
    R"({"status":"complete","metric":"move","reachable":6,"packings":"6","depths":[1,5],"eccentricity":1,"antipodes":5})";
const std::string kOtherCensus =
    R"({"status":"complete","metric":"move","reachable":8,"packings":"8","depths":[1,2,3,2],"goal_depths":[0,0,0,1],)"
    R"("eccentricity":3,"antipodes":2})";

void answer(Desk& desk, const Json& start, const char* type, const std::string& report) {
    test::tell(desk, start["id"].get<ui::Ticket>(), type, {{"report", report}});
}

/// Explore of a puzzle that is counted, with another one in the library.
struct Explorer {
    Explorer() : desk(counting_unasked()) {
        desk.bench.perform(ui::command::AddPuzzle{"other", kOther, "Classics"});
        desk.open(test::kSixPlaces);
        desk.bench.show_task("explore", "");
        desk.settle();
        for (const Json& start : asked(desk)) {
            std::string report = kOpenCensus;
            report.replace(report.find("move"), 4, start["request"]["metric"].get<std::string>());
            if (start["request"]["job"] == "census" && start["request"]["metric"] == "move")
                answer(desk, start, "done", report);
        }
        (void)asked(desk);
    }

    static ui::Workbench::Settings counting_unasked() {
        ui::Workbench::Settings settings;
        settings.counts_unasked = true;
        return settings;
    }
    /// Adds it, and gives what is asked of the lab for it.
    Json add() {
        desk.press("beside.add");
        desk.bench.activate("beside.search", "focus");
        desk.bench.perform(ui::command::SearchBeside{"other"});
        desk.settle();
        desk.press("beside.offer:other");
        for (Json& start : asked(desk))
            if (start["module"] == "lab") return start;
        return {};
    }
    [[nodiscard]] std::string settings() { return Json::parse(desk.bench.state())["settings"].get<std::string>(); }

    Desk desk;
};

}  // namespace

TEST_CASE("a puzzle of the library is counted and drawn beside the open one, and taken away again") {
    Explorer explorer;
    Desk& desk = explorer.desk;
    CHECK_FALSE(desk.has("beside.depth"));
    const Json start = explorer.add();
    REQUIRE(start.is_object());
    CHECK(start["request"]["puzzle"] == kOther);
    CHECK(start["request"]["metric"] == "move");
    CHECK(start["request"]["memory"] == 32'000'000);
    CHECK_FALSE(desk.has("job:" + std::to_string(start["id"].get<int>())));
    CHECK(desk.widget("beside:other").label == "Other: Its positions are being counted.");
    answer(desk, start, "done", kOtherCensus);
    CHECK(desk.widget("beside:other").label.find("8 positions can be reached, the farthest 3 moves") !=
          std::string::npos);
    CHECK(desk.says("beside:open", "6 positions can be reached"));
    CHECK(desk.widget("beside.depth").max == 3);
    CHECK(explorer.settings() == "depths other");
    desk.press("beside.remove:other");
    CHECK_FALSE(desk.has("beside.depth"));
    CHECK(explorer.settings().empty());
}

TEST_CASE(
    "a draft is offered before the library, and stands beside the open puzzle as it was, also when it is changed or "
    "goes") {
    Explorer explorer;
    Desk& desk = explorer.desk;
    const auto keep = [&](const Json& drafts) {
        const Json list{{"drafts", drafts}, {"open", ""}, {"kept", "lasting"}};
        desk.bench.perform(ui::command::TakeDrafts{test::Told(list).bytes()});
        desk.settle();
    };
    const std::string mine = "name: Mine\nboard:\nC....\ngoal:\n....C\n";
    keep({{{"id", "d1"}, {"text", mine}, {"verdict", ""}}});
    desk.press("beside.add");
    CHECK(desk.widget("beside.offer:yours:d1").label.find("Mine") == 0);
    (void)asked(desk);
    desk.press("beside.offer:yours:d1");
    Json start;
    for (Json& each : asked(desk))
        if (each["module"] == "lab") start = each;
    REQUIRE(start.is_object());
    CHECK(start["request"]["puzzle"] == mine);
    CHECK(desk.widget("beside:yours:d1").label == "Mine: Its positions are being counted.");
    answer(desk, start, "done", kOtherCensus);
    CHECK(desk.says("beside:yours:d1", "8 positions can be reached"));
    CHECK(explorer.settings() == "depths yours:d1");
    keep(Json::array());
    CHECK(desk.says("beside:yours:d1", "8 positions can be reached"));
}

TEST_CASE("a depth that is chosen is told of all that are compared, and stands in a table") {
    Explorer explorer;
    Desk& desk = explorer.desk;
    answer(desk, explorer.add(), "done", kOtherCensus);
    desk.bench.perform(ui::command::TellDepth{1});
    desk.settle();
    CHECK(desk.widget("beside.depth").value_text == "depth 1 (moves); S: 5 positions; Other: 2 positions");
    desk.press("beside.table");
    CHECK(desk.widget("beside.row:3").label ==
          "depth 3 (moves); S: 0 positions; Other: 2 positions, the first with a goal: 1");
    desk.press("beside.row:2");
    CHECK(desk.widget("beside.depth").value == 2);
    CHECK(desk.widget("beside.row:2").selected == true);
}

TEST_CASE("one that would cost much says so, and is counted when that is asked for, in the list of jobs") {
    Explorer explorer;
    Desk& desk = explorer.desk;
    const Json start = explorer.add();
    answer(
        desk, start, "done",
        R"({"status":"limit","metric":"move","packings":"30122288","reason":"too little","bytes_needed":140000000})");
    CHECK(desk.says("beside:other", "30,122,288 packings"));
    (void)asked(desk);
    desk.press("beside.count:other");
    const std::vector<Json> starts = asked(desk);
    REQUIRE(starts.size() == 1);
    CHECK(starts.front()["request"]["memory"] == 1u << 30);
    CHECK(desk.has("job:" + std::to_string(starts.front()["id"].get<int>())));
    answer(desk, starts.front(), "progress", R"({"status":"running","metric":"move","reachable":3,"depths":[1,2]})");
    CHECK(desk.says("beside:other", "3 positions so far"));
    desk.press("beside.remove:other");
    CHECK(Json::parse(desk.machine().said.messages.back())["type"] == "cancel");
}

TEST_CASE("a link names those beside the open one, even before the library has them; at most three, none twice") {
    Explorer explorer;
    Desk& desk = explorer.desk;
    CHECK(desk.bench.show_task("explore", "depths later"));
    desk.settle();
    CHECK(desk.widget("beside:later").label ==
          "later: Neither the library nor your drafts have a puzzle of this name.");
    desk.bench.perform(ui::command::AddPuzzle{"later", kOther, "Classics"});
    desk.settle();
    CHECK(desk.widget("beside:later").label.find("Other: ") == 0);
    CHECK(explorer.settings() == "depths later");
    CHECK_FALSE(desk.bench.show_task("explore", "depths a b c d"));
    CHECK_FALSE(desk.bench.show_task("explore", "depths a a"));
    CHECK_FALSE(desk.bench.show_task("explore", "other"));
    CHECK(explorer.settings() == "depths later");
    CHECK(desk.bench.show_task("explore", "solutions other"));
    CHECK(explorer.settings() == "solutions other");
    CHECK(desk.bench.show_task("explore", ""));
    CHECK(explorer.settings().empty());
}

TEST_CASE("what is the same game as the open one is not offered, compares nothing alone, and can be taken away") {
    Explorer explorer;
    Desk& desk = explorer.desk;
    desk.bench.perform(ui::command::AddPuzzle{
        "same", "name: Zwilling\n" + test::kSixPlaces.substr(test::kSixPlaces.find("board")), "Classics"});
    desk.press("beside.add");
    desk.bench.activate("beside.search", "focus");
    desk.bench.perform(ui::command::SearchBeside{"zwilling"});
    desk.settle();
    CHECK(desk.has("beside.none"));
    CHECK(desk.bench.show_task("explore", "depths same"));
    desk.settle();
    CHECK(desk.has("beside.same:same"));
    for (const char* const none : {"beside:open", "beside.depth", "beside.table"}) CHECK_FALSE(desk.has(none));
    desk.press("beside.remove:same");
    CHECK_FALSE(desk.has("beside.same:same"));
    CHECK(desk.model().comparison.beside().empty());
}

TEST_CASE("the same game as the open one stands there once, and everything fits a phone") {
    Explorer explorer;
    Desk& desk = explorer.desk;
    desk.bench.perform(ui::command::AddPuzzle{
        "same", "name: T\n" + test::kSixPlaces.substr(test::kSixPlaces.find("board")), "Classics"});
    CHECK(desk.bench.show_task("explore", "depths same other"));
    desk.resize(390, 844);
    desk.settle();
    CHECK_FALSE(desk.has("beside:same"));
    CHECK(desk.widget("beside.same:same").label == "T: the same game as the open one");
    CHECK(desk.widget("beside.remove:other").rect.right() <= 390);
    CHECK(desk.widget("beside.remove:other").rect.h >= 44);
    CHECK(test::mirror_fault(desk.bench.mirror()).empty());
}
