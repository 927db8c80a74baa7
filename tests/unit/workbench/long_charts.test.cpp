// Spaces of very many depths: the chart and the table cost a frame what can be seen of them, not what there is.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "tests/support/catch2.hpp"
#include "tests/support/desk.hpp"
#include "tests/support/told.hpp"
#include "ui/app/drawn.hpp"

using namespace shunt;
using Json = nlohmann::json;
using shunt::test::Desk;

namespace {

const std::string kPuzzle = "name: S\nboard:\nA..\n...\ngoal:\n..A\n...\n";

/// A census of so many depths, as if it had been counted in an earlier visit.
void recall(Desk& desk, std::size_t depths) {
    desk.open(kPuzzle);
    std::string counts = "1";
    for (std::size_t depth = 1; depth < depths; ++depth) counts += "," + std::to_string(1 + depth % 97);
    const std::string report = R"({"status":"complete","metric":"move","reachable":6,"packings":"6","eccentricity":)" +
                               std::to_string(depths - 1) + R"(,"antipodes":5,"depths":[)" + counts + "]}";
    desk.bench.perform(ui::command::Recall{
        test::kept(Json{{"job", "census"}, {"metric", "move"}, {"puzzle", kPuzzle}}.dump(), report)});
    desk.settle();
    REQUIRE(desk.model().census().last_depth() == static_cast<int>(depths) - 1);
}

struct Cost {
    int vertices = 0;
    std::size_t widgets = 0;
};

Cost cost_of(std::size_t depths, const char* task) {
    Desk desk;
    desk.resize(1440, 900);
    recall(desk, depths);
    desk.bench.show_task(task, "");
    desk.bench.perform(ui::command::TurnFold{&ui::ViewState::table_open});
    desk.settle();
    REQUIRE(desk.has("histogram"));
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

TEST_CASE("the rows of a long table that are in sight are those of the depths there, wherever it is scrolled to") {
    Desk desk;
    desk.resize(1440, 900);
    recall(desk, 100'000);
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
