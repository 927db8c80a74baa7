// After moves of one's own the column beside the board speaks of the position that is shown.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "tests/support/catch2.hpp"
#include "tests/support/desk.hpp"
#include "tests/support/puzzles.hpp"
#include "tests/support/worker.hpp"
#include "ui/board/trace.hpp"

using namespace shunt;
using Json = nlohmann::json;
using shunt::test::Desk;
using shunt::test::tell;
using Cells = std::vector<puzzle::Coordinate>;

namespace {

/// A desk that works out by itself what costs little, with the puzzle open and its answer there.
void open_solved(Desk& desk) {
    desk.resize(1440, 900);
    desk.open(test::kWay);
    desk.press("solve");
    test::work(desk);
    desk.bench.count_unasked();
    desk.settle();
}

/// The job that works out how far it is from here; none when nobody does.
const ui::Job* measuring(const Desk& desk) {
    for (const ui::Job& job : desk.model().jobs.jobs())
        if (job.kind == "solve" && job.message.find("position") != std::string::npos) return &job;
    return nullptr;
}

const std::string& said(Desk& desk, const char* id) { return desk.widget(id).label; }

Json move_of(int row, int column, const char* path) {
    return {{"pieces", Json::array({"A"})}, {"at", Json::array({Json::array({row, column})})}, {"path", path}};
}

Json four_steps() {
    const Json moves = Json::array({move_of(2, 1, "U"), move_of(1, 1, "R"), move_of(1, 2, "R"), move_of(1, 3, "R")});
    return {{"status", "solved"}, {"metric", "step"}, {"length", 4}, {"moves", moves}, {"counts", {{"step", 4}}}};
}

}  // namespace

TEST_CASE("on a known shortest way the column counts what was made and what is left") {
    Desk desk;
    open_solved(desk);
    CHECK_FALSE(desk.has("row.made"));
    desk.slide("piece:0", "right");
    desk.settle();
    CHECK(said(desk, "answer").rfind("2 steps to go, proved shortest", 0) == 0);
    CHECK(said(desk, "row.made") == "made, and to go: 1 + 2 steps");
    CHECK(said(desk, "row.each").rfind("from the start: 3 step", 0) == 0);
    // What the search from the start has cost is not about this position.
    for (const char* row : {"row.searched", "row.memory", "row.others"}) CHECK_FALSE(desk.has(row));
    CHECK(measuring(desk) == nullptr);
}

TEST_CASE("beside it the distance is worked out by itself, and the old one fades until it is there") {
    Desk desk;
    open_solved(desk);
    desk.slide("piece:0", "down");
    desk.settle();
    const ui::Job* job = measuring(desk);
    REQUIRE(job != nullptr);
    CHECK(job->terms.aside);
    CHECK(job->terms.priority < 0);
    CHECK(said(desk, "answer").rfind("3 steps to go before this move", 0) == 0);
    CHECK_FALSE(desk.has("togo"));
    CHECK(said(desk, "row.made") == "made: 1 step");
    tell(desk, job->ticket, "done", {{"report", four_steps().dump()}});
    CHECK(said(desk, "answer").rfind("4 steps to go, proved shortest", 0) == 0);
    CHECK(said(desk, "togo") == "4 steps to go");
    CHECK(said(desk, "row.made") == "made, and to go: 1 + 4 steps");
    CHECK(desk.model().player.solution()->length() == 3);
    CHECK(measuring(desk) == nullptr);
}

TEST_CASE("nobody is told how far it is who has not asked, and no search that takes long begins by itself") {
    Desk desk;
    desk.resize(1440, 900);
    desk.bench.count_unasked();
    desk.open(test::kWay);
    desk.slide("piece:0", "down");
    desk.settle();
    CHECK(measuring(desk) == nullptr);
    CHECK(said(desk, "answer").rfind("?", 0) == 0);
    Json slow = test::solve(test::kWay, puzzle::Metric::step);
    slow["seconds"] = 2.5;
    desk.bench.perform(ui::command::Undo{});
    desk.bench.perform(ui::command::Solve{});
    desk.settle();
    for (const ui::Job& job : std::vector(desk.model().jobs.jobs()))
        if (job.kind == "solve") tell(desk, job.ticket, "done", {{"report", slow.dump()}});
    desk.slide("piece:0", "down");
    desk.settle();
    CHECK(measuring(desk) == nullptr);
}

TEST_CASE("a search of that kind that fails complains to nobody and is not begun again") {
    Desk desk;
    open_solved(desk);
    desk.slide("piece:0", "down");
    desk.settle();
    REQUIRE(measuring(desk) != nullptr);
    tell(desk, measuring(desk)->ticket, "done",
         {{"report", R"({"status":"limit","metric":"step","reason":"too large"})"}});
    CHECK(measuring(desk) == nullptr);
    CHECK(desk.model().open.failure().empty());
    CHECK(said(desk, "answer").rfind("?", 0) == 0);
}

TEST_CASE("the cells of the last move are tinted: those it left and those it came to, of whatever the board shows") {
    Desk desk;
    open_solved(desk);
    CHECK(ui::trace_of(desk.model()).empty());
    desk.slide("piece:0", "down");
    desk.settle();
    CHECK(ui::trace_of(desk.model()) == Cells{{0, 0}, {1, 0}});
    desk.bench.perform(ui::command::ScrubPlayer{2});
    CHECK(ui::trace_of(desk.model()) == Cells{{0, 1}, {0, 2}});
    desk.bench.perform(ui::command::ScrubPlayer{0});
    CHECK(ui::trace_of(desk.model()).empty());
    desk.bench.perform(ui::command::ReturnToPlay{});
    CHECK(ui::trace_of(desk.model()) == Cells{{0, 0}, {1, 0}});
    desk.bench.perform(ui::command::Undo{});
    CHECK(ui::trace_of(desk.model()).empty());
}
