// Explore with a worker that counts and answers: any position of any depth, and where it leads.
#include "core/puzzle/format/shunt_text.hpp"
#include "tests/support/windows.hpp"
#include "tests/unit/workbench/explore/depths_desk.hpp"

using namespace shunt;
using shunt::test::DepthsDesk;
using shunt::test::Desk;
using shunt::test::Json;
using shunt::test::kTwelve;

TEST_CASE("any position of a depth is shown: the next one at once, one of another page once the worker has told it") {
    DepthsDesk explorer(kTwelve);
    const int depth = explorer.fullest();
    const std::uint64_t count = explorer.report["depths"][depth];
    REQUIRE(count > ui::DepthPage::kSize + 1);
    explorer.desk.press("landmark.fullest");
    CHECK(explorer.answer() == 1);
    CHECK(explorer.sample().depth == depth);
    CHECK(explorer.sample().index == 0);
    CHECK(explorer.sample().total == count);
    explorer.desk.press("sample.next");
    CHECK(explorer.answer() == 0);
    CHECK(explorer.sample().index == 1);
    explorer.desk.press("position:7");
    CHECK(explorer.answer() == 0);
    CHECK(explorer.sample().index == 7);
    CHECK(explorer.desk.widget("position:7").selected == true);
    explorer.desk.act("position.number", "type " + std::to_string(count));
    explorer.desk.settle();
    CHECK(explorer.answer() == 1);
    CHECK(explorer.sample().index == count - 1);
    CHECK(explorer.desk.widget("position.number").value_text == std::to_string(count));
    explorer.desk.press("sample.next");
    CHECK(explorer.answer() == 1);
    CHECK(explorer.sample().index == 0);
}

TEST_CASE("a number that no position has changes nothing, and is marked") {
    DepthsDesk explorer(kTwelve);
    explorer.desk.press("landmark.fullest");
    explorer.answer();
    for (const char* text : {"0", "1000000", "x", "", "7x", "-1"}) {
        INFO(text);
        explorer.desk.act("position.number", std::string("type ") + text);
        explorer.desk.settle();
        CHECK(explorer.sample().index == 0);
        CHECK(explorer.desk.widget("position.number").invalid);
        CHECK(explorer.desk.widget("position.number").value_text == text);
    }
    explorer.desk.act("position.number", "type 3");
    explorer.desk.settle();
    CHECK(explorer.sample().index == 2);
    CHECK_FALSE(explorer.desk.widget("position.number").invalid);
}

TEST_CASE("by chance comes another position of the depth, and without a depth one of the fullest") {
    DepthsDesk explorer(kTwelve);
    explorer.desk.press("position.random");
    explorer.answer();
    CHECK(explorer.sample().depth == explorer.fullest());
    for (int turn = 0; turn < 10; ++turn) {
        const std::uint64_t before = explorer.sample().index;
        explorer.desk.press("position.random");
        explorer.answer();
        CHECK(explorer.sample().depth == explorer.fullest());
        CHECK(explorer.sample().index != before);
    }
}

TEST_CASE("goal positions are the feet of the bars, and a number in words and table") {
    DepthsDesk explorer(kTwelve);
    const ui::CensusView census = explorer.desk.model().explorer.census();
    std::uint64_t goals = 0;
    for (int depth = 0; depth <= census.last_depth(); ++depth) {
        goals += census.goals(depth);
        CHECK(census.goals(depth) <= census.count(depth));
    }
    CHECK(goals == explorer.report["goal_positions"]);
    const int first = *census.first_goal_depth();
    explorer.desk.act("chart", "set " + std::to_string(first));
    explorer.desk.settle();
    CHECK(explorer.desk.widget("chart").value_text.find(", the first with a goal: ") != std::string::npos);
    explorer.desk.press("scale:sum");
    CHECK(explorer.desk.model().explorer.census().height(census.last_depth()) == 1.0f);
    CHECK(explorer.desk.model().explorer.census().shown_goals(census.last_depth()) == goals);
}

TEST_CASE("the way to a position becomes the user's own moves, and undo leads back") {
    DepthsDesk explorer(kTwelve);
    explorer.desk.press("landmark.farthest");
    explorer.answer();
    const puzzle::Position there = explorer.sample().position;
    const auto depth = static_cast<std::size_t>(explorer.sample().depth);
    explorer.desk.press("position.way");
    CHECK(explorer.answer() == 1);
    const ui::Model& model = explorer.desk.model();
    CHECK(model.play.showing() == ui::Showing::play);
    explorer.desk.settle(2000);  // one after the other
    CHECK(model.play.session().line().size() == depth);
    CHECK(canonical(model.open.puzzle(), model.play.board()) == canonical(model.open.puzzle(), there));
    CHECK(model.play.session().begins_at_start());
    explorer.desk.press("undo");
    CHECK(model.play.session().at_start());
}

TEST_CASE("a position becomes the start of the same puzzle, of which nothing is known yet") {
    DepthsDesk explorer(kTwelve + "facts: reachable 26208\n");
    explorer.desk.press("landmark.farthest");
    explorer.answer();
    const puzzle::Position there = explorer.sample().position;
    explorer.desk.press("position.copy");
    REQUIRE(explorer.desk.machine().said.copies.size() == 1);
    CHECK(explorer.desk.machine().said.copies.front() ==
          puzzle::print_position(explorer.desk.model().open.puzzle(), there));
    explorer.desk.press("position.use");
    const ui::Model& model = explorer.desk.model();
    CHECK(model.play.session().at_start());
    CHECK(puzzle::print_position(model.open.puzzle(), model.play.board()) ==
          explorer.desk.machine().said.copies.front());
    CHECK(model.open.entry().text.find("facts") == std::string::npos);
    CHECK(model.open.entry().text.find("name: Twelve, another start\nsource: another start of Twelve\n") !=
          std::string::npos);
    CHECK(explorer.desk.widget("task:explore").selected == true);
}

TEST_CASE("Explore has its strip, its card and its landmarks in every window, and nothing twice") {
    DepthsDesk explorer(kTwelve);
    explorer.desk.press("landmark.fullest");
    explorer.answer();
    for (const ui::Vec size : test::kWindows) {
        INFO(size.x << " x " << size.y);
        explorer.desk.resize(size.x, size.y);
        explorer.desk.settle();
        for (const char* id : {"chart", "strip", "position:3", "position.moves", "landmark.farthest", "board"})
            CHECK(explorer.desk.has(id));
        CHECK(test::mirror_fault(explorer.desk.bench.mirror()) == "");
    }
}

TEST_CASE("the other metrics are counted unasked in Explore where the chosen one took no time") {
    const std::string kSmall = "name: S\nmetric: move\nboard:\nA..\n...\ngoal:\n..A\n...\n";
    ui::Workbench::Settings settings;
    settings.counts_unasked = true;
    Desk desk(settings);
    desk.open(kSmall);
    const auto counted = [&](puzzle::Metric metric) { return desk.model().open.book().census(metric) != nullptr; };
    const auto work = [&] {
        while (!desk.model().jobs.jobs().empty()) {
            const ui::Job job = desk.model().jobs.jobs().front();
            const auto metric = *puzzle::metric_from(Json::parse(job.message)["request"]["metric"].get<std::string>());
            test::tell(desk, job.ticket, "done", {{"report", test::census(kSmall, metric).dump()}});
        }
    };
    work();
    CHECK(counted(puzzle::Metric::move));
    CHECK_FALSE(counted(puzzle::Metric::step));
    desk.bench.show_task("explore", "");
    desk.settle();
    work();
    for (const puzzle::Metric metric : puzzle::kMetrics) CHECK(counted(metric));
    desk.resize(1440, 900);
    desk.settle();
    for (const char* id : {"chart:step", "chart:slide", "chart:super-step", "chart:super-slide", "chart:super-move"})
        CHECK(desk.has(id));
}

TEST_CASE("a way that nothing is proved of says no distance in the strip") {
    DepthsDesk explorer(kTwelve);
    Desk& desk = explorer.desk;
    const ui::Model& model = desk.model();
    const Json solved = test::solve(kTwelve, puzzle::Metric::move);
    desk.bench.perform(ui::command::Solve{});
    const ui::Ticket solve = model.jobs.jobs().back().ticket;
    test::tell(desk, solve, "progress", {{"phase", "searching"}, {"seconds", 5}});
    const ui::Ticket way = model.jobs.jobs().back().ticket;
    REQUIRE(way != solve);
    Json found{{"status", "complete"}, {"metric", "move"}, {"counts", Json::object()}, {"expanded", 1}};
    for (const char* field : {"length", "moves"}) found[field] = solved[field];
    test::tell(desk, way, "done", {{"report", found.dump()}});
    const ui::WayOn* known =
        model.open.book().way_on(puzzle::Metric::move, canonical(model.open.puzzle(), model.open.entry().start));
    REQUIRE(known != nullptr);
    REQUIRE_FALSE(known->proved);
    desk.act("chart", "set 0");
    desk.settle();
    explorer.answer();
    CHECK(explorer.label("position:0").find("to a goal") == std::string::npos);
}

TEST_CASE(
    "the strip shows the position that is chosen, also where the same number of the same depth was shown before") {
    DepthsDesk explorer(kTwelve);
    Desk& desk = explorer.desk;
    const int depth = explorer.fullest();
    const auto show_last = [&] {
        desk.bench.perform(ui::command::ShowPosition{depth, 23});
        desk.settle();
        explorer.answer();
    };
    const auto in_sight = [&] {
        const ui::Rect strip = desk.widget("strip").rect;
        const ui::Rect shown = desk.widget("position:23").rect;
        return shown.x >= strip.x - 1 && shown.right() <= strip.right() + 1;
    };
    show_last();
    REQUIRE(in_sight());
    desk.move(desk.middle("strip"));
    desk.bench.wheel(-3000, 0);
    desk.settle();
    REQUIRE_FALSE(in_sight());
    desk.bench.perform(ui::command::ReturnToPlay{});
    desk.settle();
    REQUIRE_FALSE(desk.has("strip"));
    show_last();
    CHECK(in_sight());
}

TEST_CASE("keys of the depths do nothing where no depths are shown, and those of positions go with their buttons") {
    DepthsDesk explorer(kTwelve);
    Desk& desk = explorer.desk;
    explorer.desk.press("landmark.goal");
    explorer.answer();
    const ui::Sample before = explorer.sample();
    for (const ui::ExplorePart part : {ui::ExplorePart::solutions, ui::ExplorePart::graph}) {
        desk.bench.perform(ui::command::ShowExplore{part});
        desk.settle();
        for (const char* key : {"Home", "End", "PageUp", "PageDown", ",", "."}) {
            INFO(key);
            CHECK_FALSE(desk.bench.key(key, false, false));
        }
        CHECK(explorer.answer() == 0);
        CHECK(explorer.sample().depth == before.depth);
        REQUIRE(desk.has("sample.next"));
        CHECK(desk.bench.key("]", false, false));
        CHECK(desk.bench.key("[", false, false));
    }
    desk.bench.perform(ui::command::ShowExplore{ui::ExplorePart::depths});
    desk.settle();
    CHECK_FALSE(desk.bench.key(".", false, false));
    CHECK(desk.bench.key("PageDown", false, false));
    explorer.answer();
    CHECK(explorer.sample().depth == before.depth + 1);
}
