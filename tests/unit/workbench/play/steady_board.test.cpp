// The board keeps its place and its size under the hand, whatever is asked, told and played.
#include "tests/support/catch2.hpp"
#include "tests/support/windows.hpp"
#include "tests/support/worker.hpp"

using namespace shunt;
using shunt::test::Desk;
using shunt::test::Json;

namespace {

/// Its note is as long as notes are.
const std::string kNoted =
    "name: Noted\nnote: Bring A to the right side, past the other pieces\nmetric: move\n"
    "board:\nA...\n12..\n1334\n5..4\ngoal:\n...A\n....\n....\n....\n";

ui::Ticket newest(const Desk& desk) { return desk.model().jobs.jobs().back().ticket; }

/// What is not asked for, for once, is answered by nobody.
void clear_jobs(Desk& desk) {
    while (!desk.model().jobs.jobs().empty()) test::tell(desk, newest(desk), "dropped");
}

}  // namespace

TEST_CASE("the board of Play stays as it is while one asks for hints, moves, solves and watches") {
    for (const ui::Vec size : test::kWindows) {
        INFO(size.x << " x " << size.y);
        Desk desk;
        desk.resize(size.x, size.y);
        desk.open(kNoted);
        const ui::Rect board = desk.widget("board").rect;
        const auto stays = [&](const char* when) {
            INFO(when);
            CHECK(desk.widget("board").rect == board);
        };
        desk.bench.perform(ui::command::Solve{});
        desk.settle();
        REQUIRE(desk.has("job:" + std::to_string(newest(desk))));
        stays("while a job runs");
        test::tell(desk, newest(desk), "done", {{"report", test::solve(kNoted, puzzle::Metric::move).dump()}});
        clear_jobs(desk);
        REQUIRE(desk.model().player.solution() != nullptr);
        stays("with a solution");
        desk.bench.perform(ui::command::TakeHint{});
        desk.settle();
        REQUIRE(desk.has("hinted"));
        stays("with a hint");
        desk.bench.perform(ui::command::TakeHint{});
        desk.settle();
        stays("after a move");
        desk.bench.perform(ui::command::ScrubPlayer{2});
        desk.settle();
        stays("while the solution is watched");
    }
}

TEST_CASE("moves of three digits leave the board where it is") {
    for (const ui::Vec size : test::kWindows) {
        INFO(size.x << " x " << size.y);
        Desk desk;
        desk.resize(size.x, size.y);
        desk.open(
            "name: Lane\nnote: Bring A to the right side, past the piece that stands there, and back\n"
            "metric: step\nboard:\nA..B.\n.....\ngoal:\n...A.\n.....\n");
        const ui::Rect board = desk.widget("board").rect;
        for (int turn = 0; turn < 60; ++turn)
            for (const char* way : {"down", "up"}) desk.slide("piece:0", way);
        REQUIRE(desk.model().play.session().line().size() == 120);
        CHECK(desk.widget("board").rect == board);
    }
}

TEST_CASE("on a phone what is asked in Build stands where the selection is told, and takes nothing of the board") {
    for (const ui::Vec size : {ui::Vec{390, 844}, {320, 568}, {844, 390}}) {
        INFO(size.x << " x " << size.y);
        Desk desk;
        desk.resize(size.x, size.y);
        desk.open("name: Open\nboard:\nAB.\n...\n..C\n");
        desk.bench.show_task("build", "");
        desk.settle();
        const ui::Rect cell = desk.widget("build.cell:1,1").rect;
        desk.bench.perform(ui::command::ChooseGoalPiece{});
        desk.settle();
        REQUIRE(desk.has("build.goal.question"));
        CHECK(desk.widget("build.cell:1,1").rect == cell);
        desk.bench.perform(ui::command::PressCell{{0, 0}});
        desk.bench.perform(ui::command::ShowLayer{0});
        desk.bench.perform(ui::command::StepSize{-1, 0});
        desk.settle();
        REQUIRE(desk.has("build.cut"));
        CHECK(desk.widget("build.cell:1,1").rect == cell);
        CHECK(test::mirror_fault(desk.bench.mirror()) == "");
        desk.press("build.keep");
        CHECK_FALSE(desk.has("build.cut"));
        CHECK(desk.has("build.selected"));
    }
}
