// Spaces of very many depths: the chart and the table cost a frame what can be seen of them, not what there is.
#include <algorithm>

#include "core/base/readable.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/puzzles.hpp"
#include "tests/support/worker.hpp"
#include "ui/app/drawn.hpp"

using namespace shunt;
using shunt::test::Desk;

namespace {

/// A census of so many depths, as if it had been counted in an earlier visit.
void recall_depths(Desk& desk, std::size_t depths) {
    desk.open(test::kSixPlaces);
    std::string counts = "1";
    for (std::size_t depth = 1; depth < depths; ++depth) counts += "," + std::to_string(1 + depth % 97);
    const std::string report = R"({"status":"complete","metric":"move","reachable":6,"packings":"6","eccentricity":)" +
                               std::to_string(depths - 1) + R"(,"antipodes":5,"depths":[)" + counts + "]}";
    test::recall(desk, "census", test::kSixPlaces, report);
    REQUIRE(desk.model().explorer.census().last_depth() == static_cast<int>(depths) - 1);
}

struct Cost {
    int vertices = 0;
    std::size_t widgets = 0;
};

Cost cost_of(std::size_t depths, const char* task) {
    Desk desk;
    desk.resize(1440, 900);
    recall_depths(desk, depths);
    desk.bench.show_task(task, "");
    desk.bench.perform(ui::command::TurnFold{&ui::ViewState::table_open});
    desk.settle();
    REQUIRE(desk.has("chart"));
    return {ui::platform::vertices_drawn(), desk.bench.mirror().entries().size()};
}

}  // namespace

TEST_CASE("a chart of a million depths draws what one of two thousand draws, and mirrors as few rows") {
    for (const char* task : {"play", "explore"}) {
        INFO(task);
        const Cost some = cost_of(2'000, task);
        const Cost many = cost_of(1'000'000, task);
        CHECK(many.vertices < some.vertices + some.vertices / 10);
        CHECK(many.widgets == some.widgets);
    }
}

TEST_CASE("of very many depths the chart shows as many as are wanted, by keys, wheel and drag, and says which") {
    Desk desk;
    desk.resize(1440, 900);
    recall_depths(desk, 100'000);
    desk.bench.show_task("explore", "");
    desk.settle();
    const auto range = [&] { return desk.model().explorer.census().range; };
    const auto told = [](int depth) { return grouped(static_cast<std::uint64_t>(depth)); };
    CHECK(range().is_whole());
    CHECK(desk.widget("overview").disabled);
    CHECK_FALSE(desk.bench.key("+", false, true));  // with Ctrl it is the browser's
    for (int time = 0; time < 10; ++time) CHECK(desk.bench.key("+", false, false));
    desk.settle();
    CHECK(range().count == 98);
    CHECK(range().has(50'000));
    CHECK(desk.widget("overview").value_text ==
          "depths " + told(range().from) + " to " + told(range().from + 97) + " of 99,999");
    desk.act("overview", "set 300");
    desk.settle();
    CHECK(range() == ui::DepthRange{300, 98});
    // Each bar is of one depth now.
    const ui::Rect chart = desk.widget("chart").rect;
    desk.move({chart.x + chart.w * 0.505f, chart.centre().y});
    desk.settle();
    CHECK(desk.bench.state().find("\"hovered\":349") != std::string::npos);
    CHECK(desk.bench.wheel(0, -300, true));
    desk.settle();
    CHECK(range().count < 98);
    CHECK(desk.bench.state().find("\"hovered\":349") != std::string::npos);
    desk.bench.key("End", false, false);
    desk.settle();
    CHECK(range().has(99'999));
    const ui::Rect row = desk.widget("overview").rect;
    desk.move({row.x + row.w - 2, row.centre().y});
    desk.down();
    desk.move({row.x + row.w / 2, row.centre().y});
    desk.up();
    desk.settle();
    CHECK(range().from > 48'000);
    CHECK(range().from < 50'000);
    desk.press("zoom.all");
    CHECK(range().is_whole());
    CHECK(desk.widget("zoom.all").disabled);
    CHECK(desk.widget("zoom.in").key == "+");
}

TEST_CASE("the wheel makes a chart larger where that is meant, and scrolls the page everywhere else") {
    Desk desk;
    desk.resize(1440, 900);
    recall_depths(desk, 1'000);
    desk.bench.show_task("explore", "");
    desk.settle();
    const auto is_whole = [&] { return desk.model().explorer.census().range.is_whole(); };
    desk.move(desk.middle("chart"));
    desk.settle();
    desk.bench.wheel(0, -100);
    CHECK(is_whole());
    desk.act("chart", "focus");
    CHECK(desk.bench.wheel(0, -100));
    CHECK_FALSE(is_whole());
    desk.act("chart", "blur");
    desk.move(desk.middle("board"));
    desk.settle();
    const ui::DepthRange before = desk.model().explorer.census().range;
    CHECK_FALSE(desk.bench.wheel(0, -100, true));
    CHECK(desk.model().explorer.census().range == before);
    desk.bench.show_task("play", "");
    desk.settle();
    desk.move(desk.middle("chart"));
    desk.settle();
    CHECK_FALSE(desk.bench.wheel(0, -100, true));
}

TEST_CASE(
    "while zoomed a long chart draws no more than when it shows all, and the bar of many depths tells of all of them") {
    Desk desk;
    desk.resize(1440, 900);
    recall_depths(desk, 100'000);
    desk.bench.show_task("explore", "");
    desk.settle();
    const int whole = ui::platform::vertices_drawn();
    for (int time = 0; time < 14; ++time) {
        desk.bench.key("+", false, false);
        desk.settle();
        CHECK(ui::platform::vertices_drawn() < whole + whole / 10);
    }
    desk.press("zoom.all");
    desk.move(desk.middle("chart"));
    desk.settle();
    desk.down();
    desk.up();
    desk.settle();
    // Of a hundred depths, of which each has one position more than the one before, the fullest has most of all.
    REQUIRE(desk.model().explorer.census().selected.has_value());
    CHECK(desk.model().explorer.census().count(*desk.model().explorer.census().selected) == 97);
}

TEST_CASE("the rows of a long table that are in sight are those of the depths there, wherever it is scrolled to") {
    Desk desk;
    desk.resize(1440, 900);
    recall_depths(desk, 100'000);
    desk.bench.perform(ui::command::TurnFold{&ui::ViewState::table_open});
    desk.settle();
    REQUIRE(desk.has("depth:0"));
    const auto last_row = [&] {
        int depth = 0;
        while (desk.has("depth:" + std::to_string(depth + 1))) ++depth;
        return depth;
    };
    const int end = last_row();
    CHECK(end < 1000);
    desk.act("depth:" + std::to_string(end), "focus");  // who goes on by keys comes to the rows behind
    desk.settle();
    CHECK(desk.has("depth:" + std::to_string(end + 100)));
    CHECK(desk.widget("depth:" + std::to_string(end)).rect.y < 900);
}
