// The positions of a puzzle: counted unasked where that costs little, offered with their price where it does not.
#include <nlohmann/json.hpp>

#include "core/base/readable.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/desk.hpp"
#include "tests/support/puzzles.hpp"
#include "tests/support/told.hpp"
#include "tests/support/windows.hpp"
#include "tests/support/worker.hpp"
#include "ui/widgets/fold.hpp"

using namespace shunt;
using Json = test::Json;
using shunt::test::Desk;

namespace {

const std::string kCensus =
    R"({"status":"complete","metric":"move","reachable":6,"packings":"6","depths":[1,5],"eccentricity":1,"antipodes":5})";
const std::string kRefused =
    R"({"status":"limit","metric":"move","packings":"30122288","reason":"the limit is 4.0 MB, too little","bytes_needed":14000000})";
const std::string kUncountable =
    R"({"status":"limit","metric":"move","reason":"counting the packings needs 5.0 MB, the limit is 4.0 MB"})";

ui::Workbench::Settings counting_unasked() {
    ui::Workbench::Settings settings;
    settings.counts_unasked = true;
    return settings;
}

void answer(Desk& desk, const Json& start, const std::string& report) {
    test::tell(desk, start["id"].get<ui::Ticket>(), "done", {{"report", report}});
}

/// Opens the puzzle and gives what is asked for at once.
Json opened(Desk& desk) {
    (void)asked(desk);
    desk.open(test::kSixPlaces);
    const std::vector<Json> starts = asked(desk);
    REQUIRE(starts.size() == 1);
    return starts.front();
}

}  // namespace

TEST_CASE(
    "the positions of a small puzzle are counted unasked, once in the metric that is chosen, in no list of jobs") {
    Desk desk(counting_unasked());
    const Json start = opened(desk);
    CHECK(start["request"]["job"] == "census");
    CHECK(start["request"]["storage"] == "packed");
    CHECK(start["request"]["memory"] == 32'000'000);
    CHECK_FALSE(desk.has("job:" + std::to_string(start["id"].get<int>())));
    const std::size_t said = desk.machine().said.announcements.size();
    answer(desk, start, kCensus);
    CHECK(desk.has("chart"));
    CHECK(desk.machine().said.announcements.size() == said);
    CHECK(asked(desk).empty());
    desk.act("metric:step", "press");
    desk.settle();
    const std::vector<Json> other = asked(desk);
    REQUIRE(other.size() == 1);
    CHECK(other.front()["request"]["metric"] == "step");
    std::string steps = kCensus;
    steps.replace(steps.find("move"), 4, "step");
    answer(desk, other.front(), steps);
    desk.act("metric:move", "press");
    desk.settle();
    CHECK(asked(desk).empty());
}

TEST_CASE("the depths of the other metrics stand below those of the chosen one, and a press changes places with it") {
    Desk desk;
    desk.open(test::kSixPlaces);
    for (const char* metric : {"move", "step"}) {
        std::string report = kCensus;
        report.replace(report.find("move"), 4, metric);
        test::recall(desk, "census", test::kSixPlaces, report, metric);
    }
    CHECK_FALSE(desk.has("chart:move"));
    CHECK_FALSE(desk.has("chart:slide"));
    CHECK(desk.widget("chart:step").rect.y > desk.widget("chart").rect.bottom());
    desk.click("chart:step");
    desk.settle();
    CHECK(desk.model().open.metric() == puzzle::Metric::step);
    CHECK(desk.has("chart:move"));
    CHECK_FALSE(desk.has("chart:step"));
}

TEST_CASE("beside each other the charts of metrics are called by their whole names, whichever is chosen") {
    Desk desk;
    desk.resize(1440, 900);
    desk.open(test::kSixPlaces);
    for (const puzzle::Metric metric : puzzle::kMetrics) {
        std::string report = kCensus;
        report.replace(report.find("move"), 4, puzzle::to_string(metric));
        test::recall(desk, "census", test::kSixPlaces, report, puzzle::to_string(metric));
    }
    desk.bench.show_task("explore", "");
    for (const puzzle::Metric chosen : puzzle::kMetrics) {
        desk.bench.perform(ui::command::SetMetric{chosen});
        desk.settle();
        for (const puzzle::Metric metric : puzzle::kMetrics) {
            const std::string id = "chart:" + std::string(puzzle::to_string(metric));
            INFO(id);
            CHECK(desk.has(id) == (metric != chosen));
        }
        CHECK(test::mirror_fault(desk.bench.mirror()) == "");
    }
}

TEST_CASE(
    "what counting the positions of a large puzzle would cost is said before, with the command for a larger machine") {
    Desk desk(counting_unasked());
    const Json counting = opened(desk);
    const ui::Vec button = desk.middle("census");
    answer(desk, counting, kRefused);
    CHECK(desk.middle("census").x == button.x);  // whoever is about to press it does press it
    CHECK(desk.middle("census").y == button.y);
    CHECK(desk.model().open.failure().empty());
    CHECK(desk.widget("analysis.offer").label ==
          "Every reachable position, depth by depth, counted from the start. "
          "The search needs 14 MB for 30,122,288 packings.");
    desk.click("census.copy");
    desk.settle();
    REQUIRE(desk.machine().said.copies.size() == 1);
    CHECK(desk.machine().said.copies.front() ==
          "shunt census --memory 64G --metric move - << 'END'\n" + test::kSixPlaces + "END\n");
    desk.click("census");
    desk.settle();
    const std::vector<Json> starts = asked(desk);
    REQUIRE(starts.size() == 1);
    CHECK(starts.front()["request"]["memory"] == ui::kAskedBytes);
}

TEST_CASE("where the cost is not known, the bound that is told is the one that holds when the positions are counted") {
    Desk desk(counting_unasked());
    answer(desk, opened(desk), kUncountable);
    CHECK(desk.widget("analysis.offer").label ==
          "Every reachable position, depth by depth, counted from the start. "
          "There may be too many to count them all: as many are counted as " +
              bytes_text(ui::kAskedBytes) + " hold.");
    CHECK_FALSE(desk.says("analysis.offer", "4.0 MB"));
    desk.click("census");
    desk.settle();
    const std::vector<Json> starts = asked(desk);
    REQUIRE(starts.size() == 1);
    CHECK(starts.front()["request"]["memory"] == ui::kAskedBytes);
}

TEST_CASE("nothing is counted unasked in tasks without a board, nor where the page does not want it") {
    Desk quiet;
    (void)asked(quiet);
    quiet.open(test::kSixPlaces);
    CHECK(asked(quiet).empty());
    Desk desk(counting_unasked());
    desk.bench.show_task("find", "");
    desk.settle();
    (void)asked(desk);
    desk.bench.perform(ui::command::SetMetric{puzzle::Metric::step});
    desk.settle();
    CHECK(asked(desk).empty());
}

TEST_CASE(
    "Explore has a screen of its own in every window: on desktops the chart stands over the columns of board and "
    "list, the positions of a depth below it") {
    Desk desk;
    desk.resize(1440, 900);
    desk.open(test::kSixPlaces);
    test::recall(desk, "census", test::kSixPlaces, kCensus);
    const float beside = desk.widget("chart").rect.w;
    CHECK(desk.bench.key("3", false, false));
    desk.settle();
    REQUIRE(desk.widget("task:explore").selected == true);
    CHECK(desk.widget("chart").rect.w > 2 * beside);
    CHECK(desk.widget("chart").rect.right() < desk.widget("board").rect.x);
    CHECK(desk.widget("chart").rect.bottom() < desk.widget("strip.title").rect.y);
    CHECK(desk.widget("explore.sentence").label == "6 positions can be reached, the farthest 1 move from the start.");
    CHECK_FALSE(desk.has("library"));
    desk.resize(844, 390);
    desk.settle();
    CHECK(desk.widget("task:explore").selected == true);
    CHECK(desk.has("chart"));
}

TEST_CASE("bars grow while positions are counted, and what was counted when it is cancelled is told in words") {
    Desk desk;
    desk.resize(1440, 900);
    (void)asked(desk);
    desk.open(test::kSixPlaces);
    desk.press("census");
    const std::vector<Json> starts = asked(desk);
    REQUIRE(starts.size() == 1);
    const auto tell = [&](const char* type, const std::string& report) {
        test::tell(desk, starts.front()["id"].get<ui::Ticket>(), type, {{"report", report}});
    };
    tell("progress", R"({"status":"running","metric":"move","reachable":3,"packings":"6","depths":[1,2]})");
    REQUIRE(desk.has("chart"));
    CHECK(desk.widget("analysis.part").label == "First 2 depths, 3 positions so far.");
    CHECK(desk.widget("row.census").label.substr(0, 13) == "memory so far");  // no time: nobody has measured it yet
    CHECK_FALSE(desk.has("census"));
    tell("progress", R"({"status":"running","metric":"move","reachable":5,"packings":"6","depths":[1,2,2]})");
    CHECK(desk.model().explorer.census().last_depth() == 2);
    tell("done", R"({"status":"cancelled","metric":"move","reachable":5,"packings":"6","depths":[1,2,2]})");
    CHECK(desk.widget("analysis.part").label == "First 3 depths, 5 positions; the rest was not searched.");
    CHECK(desk.widget("census").label == "Count all");
    CHECK(desk.says("row.reachable", "at least 5 of 6"));
}

TEST_CASE("a worker that is lost while it counts leaves no chart that says it still counts") {
    Desk desk;
    desk.resize(1440, 900);
    (void)asked(desk);
    desk.open(test::kSixPlaces);
    desk.press("census");
    const std::vector<Json> starts = asked(desk);
    REQUIRE(starts.size() == 1);
    const int id = starts.front()["id"];
    test::tell(desk, id, "progress",
               {{"report", R"({"status":"running","metric":"move","reachable":3,"depths":[1,2]})"}});
    desk.bench.perform(ui::command::CancelJob{id});
    test::tell(desk, id, "dropped");
    CHECK(desk.widget("analysis.part").label == "First 2 depths, 3 positions; the rest was not searched.");
}

TEST_CASE("a phone says the answer in a line above the bars") {
    Desk desk(counting_unasked());
    desk.resize(390, 844);
    answer(desk, opened(desk), kCensus);
    REQUIRE(desk.has("chart"));
    CHECK(desk.widget("answer").label.find("? shortest solution in moves") == 0);
    CHECK(desk.widget("answer").rect.bottom() <= desk.widget("chart").rect.y);
    CHECK(desk.widget("answer").rect.bottom() < 780);
}

TEST_CASE(
    "in metrics with long names every row is whole, with its label above the value where they do not fit side by "
    "side") {
    Desk desk;
    const std::string report =
        R"({"status":"solved","metric":"super-slide","length":1,"moves":[{"pieces":["A"],"at":[[1,1]],"path":"RR"}],)"
        R"("expanded":123456789,"generated":5,"threads":8,"seconds":123.4,"peak_bytes":740640000})";
    const std::string census =
        R"({"status":"complete","metric":"super-slide","reachable":30122288,"packings":"301222880","depths":[1,30122287],)"
        R"("eccentricity":1,"antipodes":30122287,"seconds":123.4,"threads":8,"peak_bytes":740640000})";
    for (const ui::Vec size : {ui::Vec{1440, 900}, ui::Vec{1024, 768}}) {
        INFO(size.x << " x " << size.y);
        desk.resize(size.x, size.y);
        desk.open(test::kSixPlaces);
        desk.act("metric:slide", "press");
        desk.act("mover:group", "press");
        test::recall(desk, "solve", test::kSixPlaces, report, "super-slide");
        test::recall(desk, "census", test::kSixPlaces, census, "super-slide");
        REQUIRE(desk.has("row.each"));
        for (const auto& text : desk.machine().texts) {
            INFO(text.text);
            if (text.where.x > desk.widget("answers").rect.x) CHECK(text.text.find("…") == std::string::npos);
        }
    }
}

TEST_CASE("a card that is opened is scrolled to, as far as it can be seen") {
    Desk desk;
    desk.resize(1280, 560);
    desk.open(test::kSixPlaces);
    test::recall(desk, "census", test::kSixPlaces, kCensus);
    const ui::Rect seen = desk.widget("answers").rect;
    desk.act("table", "press");
    desk.settle();
    CHECK(desk.widget("depth:1").rect.bottom() <= seen.bottom());
    CHECK(desk.widget("depth:0").rect.y > seen.y);
}

TEST_CASE("a card that is unfolded comes into sight, each time") {
    Desk desk;
    desk.resize(390, 700);
    desk.bench.show_task("explore", "");
    desk.settle();
    REQUIRE(desk.has("more"));
    const float bottom = desk.widget("answers").rect.bottom();
    const auto turn = [&] {
        desk.press("more");
        return desk.widget("more").rect;
    };
    REQUIRE(desk.widget("more").rect.bottom() > bottom);
    const ui::Rect first = turn();
    CHECK(first.y + 2 * ui::kFoldHeight < bottom);
    REQUIRE(turn().y > first.y);
    CHECK(turn().y == first.y);
}

TEST_CASE("board and cards stay where they are when the positions that nobody asked for are counted") {
    for (const ui::Vec size : test::kWindows) {
        Desk desk(counting_unasked());
        desk.resize(size.x, size.y);
        const Json start = opened(desk);
        const ui::Rect board = desk.widget("board").rect;
        const auto more = [&] { return desk.has("more") ? desk.widget("more").rect : ui::Rect{}; };
        const ui::Rect card = more();
        answer(desk, start, kCensus);
        INFO(size.x << " x " << size.y);
        CHECK(desk.has("chart"));
        CHECK(desk.widget("board").rect == board);
        CHECK(more() == card);
    }
}
