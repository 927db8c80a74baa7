// Landmarks: what stands out at the depths of a puzzle, as it is asked for and shown.
#include "core/base/readable.hpp"
#include "core/puzzle/format/shunt_text.hpp"
#include "tests/unit/workbench/explore/depths_desk.hpp"

using namespace shunt;
using shunt::test::DepthsDesk;
using shunt::test::Desk;
using shunt::test::Json;
using shunt::test::kTwelve;

TEST_CASE("landmarks say what was counted and lead to their depths") {
    DepthsDesk explorer(kTwelve);
    const Json& report = explorer.report;
    const auto first = [&] {
        int depth = 0;
        while (report["goal_depths"][depth] == 0) ++depth;
        return depth;
    }();
    CHECK(explorer.label("landmark.goal") == "nearest goal: " + std::to_string(first) + " moves");
    CHECK(explorer.label("position.goal") == "to a goal: " + std::to_string(first) + " moves, on a shortest solution");
    CHECK(explorer.label("landmark.goals") ==
          "all goal positions: " + std::to_string(report["goal_positions"].get<int>()));
    explorer.desk.press("landmark.goal");
    explorer.answer();
    CHECK(explorer.sample().depth == first);
    explorer.desk.press("landmark.farthest");
    explorer.answer();
    CHECK(explorer.sample().depth == report["eccentricity"]);
    CHECK(explorer.label("position.start") == "from the start: " + std::to_string(explorer.sample().depth) + " moves");
}

TEST_CASE("where no goal can be reached, every card says so") {
    DepthsDesk explorer("name: Stuck\nmetric: move\nboard:\nAB.\ngoal:\nBA.\n");
    CHECK(explorer.label("landmark.goal") == "nearest goal: none can be reached");
    CHECK(explorer.label("position.goal") == "to a goal: none can be reached");
    CHECK(explorer.label("answer").starts_with("Unsolvable, proved;"));
}

TEST_CASE("of a depth the position nearest to a goal is shown, and the one farthest from one") {
    DepthsDesk explorer(kTwelve);
    Desk& desk = explorer.desk;
    CHECK_FALSE(desk.has("position.nearest"));  // no depth is chosen
    desk.act("chart", "set 2");
    desk.settle();
    explorer.answer();
    const auto shows = [&](ui::StandsOut kind) {
        const auto* known = desk.model().explorer.landmarks().known(puzzle::Metric::move);
        REQUIRE(known != nullptr);
        return puzzle::print_position(desk.model().open.puzzle(), explorer.sample().position) ==
               known->at(kind, 2).position;
    };
    desk.press("position.nearest");
    CHECK(desk.widget("position.nearest").disabled);
    CHECK(explorer.answer() == 1);
    CHECK_FALSE(desk.widget("position.nearest").disabled);
    CHECK(explorer.answer() == 1);  // which number it has
    CHECK(explorer.sample().depth == 2);
    CHECK(shows(ui::StandsOut::nearest_to_goal));
    desk.press("position.farthest");
    CHECK(explorer.answer() == 1);
    CHECK(explorer.sample().depth == 2);
    CHECK(shows(ui::StandsOut::farthest_from_goal));
    CHECK_FALSE(shows(ui::StandsOut::nearest_to_goal));
}

TEST_CASE("dead ends are counted when that is asked for, and each press shows one of another depth") {
    DepthsDesk explorer(kTwelve);
    Desk& desk = explorer.desk;
    CHECK(explorer.label("landmark.find") == "farthest from a goal, dead ends: Work out");
    desk.press("landmark.find");
    CHECK(explorer.answer() == 1);
    const ui::KnownLandmarks& known = *desk.model().explorer.landmarks().known(puzzle::Metric::move);
    CHECK(explorer.label("landmark.ends") == "dead ends: " + grouped(known.dead_ends));
    CHECK(explorer.label("landmarks.note") == "A dead end: no move leads farther from the start.");
    int before = -1;
    for (int turn = 0; turn < 2; ++turn) {
        desk.press("landmark.ends");
        CHECK(explorer.answer() == 1);
        CHECK(explorer.sample().depth != before);
        before = explorer.sample().depth;
        const auto at = known.at(ui::StandsOut::dead_end, before);
        CHECK(at.count > 0);
        CHECK(puzzle::print_position(desk.model().open.puzzle(), explorer.sample().position) == at.position);
    }
    desk.press("landmark.far");
    explorer.answer();
    CHECK(explorer.sample().depth == known.farthest_at);
}

TEST_CASE("what stands out is waited for no more once that is stopped, and can be asked for again") {
    DepthsDesk explorer(kTwelve);
    Desk& desk = explorer.desk;
    desk.press("landmark.find");
    const std::vector<Json> begun = explorer.asked();
    REQUIRE(begun.size() == 1);
    CHECK(explorer.label("landmark.stop") == "all distances are being worked out: Stop");
    explorer.work_on(begun, 0.425);
    CHECK(explorer.label("landmark.stop") == "all distances are being worked out, 42 % so far: Stop");
    desk.press("landmark.stop");
    const std::vector<Json> questions = explorer.asked();
    REQUIRE(questions.size() == 1);
    CHECK(questions[0] == Json{{"question", "landmarks"}, {"withdrawn", true}});
    CHECK(desk.has("landmark.find"));
    desk.press("landmark.find");
    CHECK(explorer.answer() == 1);
    CHECK(desk.has("landmark.ends"));
}
