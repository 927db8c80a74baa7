// What Play shows beside the board: where a piece can go, and that it cannot; what is solved, the solution that plays.
#include <algorithm>

#include "tests/support/catch2.hpp"
#include "tests/support/desk.hpp"
#include "tests/support/files.hpp"
#include "tests/support/puzzles.hpp"
#include "tests/support/questions.hpp"
#include "tests/support/windows.hpp"
#include "tests/support/worker.hpp"
#include "tests/unit/workbench/build/judged.hpp"
#include "ui/model/clock.hpp"

using namespace shunt;
using shunt::test::Desk;

namespace {

bool drawn(Desk& desk, const std::string& text) {
    const auto& texts = desk.machine().texts;
    return std::any_of(texts.begin(), texts.end(), [&](const auto& each) { return each.text == text; });
}

Desk& with_row(Desk& desk) {
    desk.open(test::kRow);
    return desk;
}

/// Wide, and its row is solved.
void solve_row(Desk& desk) {
    desk.resize(1440, 900);
    with_row(desk);
    desk.press("solve");
    test::work(desk);
}

}  // namespace

TEST_CASE("a piece that cannot go there says so, and stirs") {
    Desk desk;
    with_row(desk);
    desk.slide("piece:0", "up");
    CHECK(desk.machine().said.announcements.back() == "Piece 1 cannot move up.");
    CHECK(desk.model().play.last_nudge().number == 1);
    CHECK(desk.frame());
    desk.settle();
    const ui::Vec held = desk.middle("piece:0");
    desk.move(held);
    desk.down();
    desk.move({held.x, held.y + 60});
    desk.up();
    desk.settle();
    CHECK(desk.machine().said.announcements.back() == "Piece 1 cannot move down.");
    CHECK(desk.model().play.session().at_start());
    // Pulled where it can go, but not far enough: it goes back, and nothing is said.
    desk.move(held);
    desk.down();
    desk.move({held.x + 9, held.y});
    desk.up();
    desk.settle();
    CHECK(desk.model().play.last_nudge().number == 2);
}

TEST_CASE("a puzzle solved by hand is told with the shortest, and leads on") {
    Desk desk;
    desk.open(test::kRow);
    for (int i = 0; i < 3; ++i) desk.slide("piece:0", "right");
    desk.settle();
    CHECK(desk.widget("solved").label == "Solved in 3 steps. The shortest solution is not known yet.");
    CHECK(desk.has("solved.solve"));
    CHECK_FALSE(desk.has("solved.next"));
    desk.click("solved.share");
    CHECK(desk.machine().said.requests.back() == ui::Outbox::Request::share);
    desk.click("solved.again");
    desk.settle();
    CHECK_FALSE(desk.has("solved"));
    CHECK(desk.model().play.session().at_start());
}

TEST_CASE("moves beyond the shortest are counted, on a phone too") {
    const float width = GENERATE(1440.0f, 390.0f);
    Desk desk;
    desk.resize(width, 844);
    desk.open(test::kRow + "facts: step 3\n");
    for (const char* way : {"right", "left", "right", "right", "right"}) desk.slide("piece:0", way);
    desk.settle();
    CHECK(desk.widget("solved").label == "Solved in 5 steps. 2 more than the shortest: 3 steps, known.");
}

TEST_CASE("a stated length that no number holds counts as not known") {
    Desk desk;
    desk.open(test::kRow + "facts: step 99999999999999999999\n");
    for (int i = 0; i < 3; ++i) desk.slide("piece:0", "right");
    desk.settle();
    CHECK(desk.widget("solved").label == "Solved in 3 steps. The shortest solution is not known yet.");
}

TEST_CASE("from a puzzle of the library that is solved the next one is a press away") {
    Desk desk;
    desk.bench.perform(ui::command::AddPuzzle{"one", test::kRow});
    desk.bench.perform(ui::command::AddPuzzle{"two", "name: Two\n" + test::kRow.substr(test::kRow.find("metric"))});
    desk.bench.perform(ui::command::OpenLibrary{"one"});
    for (int i = 0; i < 3; ++i) {
        desk.settle();
        desk.slide("piece:0", "right");
    }
    desk.settle();
    desk.click("solved.next");
    desk.settle();
    CHECK(desk.model().open.entry().id == "two");
}

TEST_CASE("dots show where a chosen piece can go, exactly where a tap sends it") {
    Desk desk;
    desk.open("metric: step\nboard:\n1.2.\n....\n");
    desk.act("piece:0", "press");
    desk.settle();
    CHECK(desk.bench.view().selected_piece == puzzle::PieceId{0});
    const float cell = desk.widget("piece:0").rect.w;
    const ui::Vec from = desk.middle("piece:0");
    // Round the other piece, to the far corner.
    desk.move({from.x + 3 * cell, from.y});
    desk.down();
    desk.up();
    desk.settle();
    CHECK(desk.model().play.board().anchors[0] == 3);
}

TEST_CASE("a button without a word says its name and key after half a second under the mouse, and then draws no more") {
    Desk desk;
    with_row(desk);
    desk.slide("piece:0", "right");
    desk.settle();
    desk.move(desk.middle("undo"));
    int frames = 0;
    while (desk.frame() && frames < 100) ++frames;
    CHECK(frames > 25);
    CHECK(frames < 40);
    desk.move(desk.middle("answer"));
    frames = 0;
    while (desk.frame() && frames < 100) ++frames;
    CHECK(frames < 10);
}

TEST_CASE(
    "the buttons of the header are listed as they stand, left to right, behind a way past all of them to the board") {
    Desk desk;
    float right = 0;
    for (const char* id : {"open", "share", "embed", "help", "theme"}) {
        INFO(id);
        CHECK(desk.widget(id).rect.x >= right);
        right = desk.widget(id).rect.right();
    }
    const auto& entries = desk.bench.mirror().entries();
    const auto place = [&](const std::string& id) {
        return std::find_if(entries.begin(), entries.end(), [&](const auto& entry) { return entry.widget.id == id; });
    };
    CHECK(place("open") < place("share"));
    CHECK(place("share") < place("embed"));
    CHECK(place("embed") < place("help"));
    CHECK(place("help") < place("theme"));
    CHECK(place("skip") < place("task:play"));
    const float hidden = desk.widget("skip").rect.w;
    desk.act("skip", "focus");
    desk.settle();
    CHECK(desk.widget("skip").rect.w > hidden);
    desk.act("skip", "press");
    REQUIRE(desk.machine().said.focus_wishes.size() == 1);
    CHECK(desk.has(desk.machine().said.focus_wishes.front()));
    desk.bench.show_task("find", "");
    desk.settle();
    CHECK_FALSE(desk.has("skip"));
}

TEST_CASE("until there is a solution to play, its place offers one, from where the play is") {
    Desk desk;
    with_row(desk);
    CHECK_FALSE(desk.has("player.play"));
    desk.slide("piece:0", "right");
    desk.settle();
    desk.machine().said = {};
    desk.click("player.show");
    desk.settle();
    REQUIRE(desk.machine().said.messages.size() == 1);
    CHECK(desk.machine().said.messages.front().find("\"position\"") != std::string::npos);
    CHECK(desk.widget("player.show").disabled);
    desk.open("board:\n1..\n");
    CHECK_FALSE(desk.has("player.show"));
}

TEST_CASE("one number says how much was played; whoever rests on it reads the others") {
    Desk desk;
    with_row(desk);
    desk.slide("piece:0", "right");
    desk.settle();
    const auto drawn = [&](const std::string& text) {
        const auto& texts = desk.machine().texts;
        return std::any_of(texts.begin(), texts.end(), [&](const auto& each) { return each.text == text; });
    };
    CHECK(drawn("1 step"));
    const std::string whole = "1 step · 1 move · 1 slide so far";
    CHECK(desk.widget("counters").label == whole);
    CHECK_FALSE(drawn(whole));
    desk.move(desk.middle("counters"));
    desk.settle();
    CHECK(drawn(whole));
}

TEST_CASE("of a solution that is shown the number says what it counts") {
    Desk desk;
    solve_row(desk);
    desk.bench.perform(ui::command::ScrubPlayer{1});
    desk.settle();
    CHECK(drawn(desk, "1 of 3 steps"));
}

TEST_CASE("what is left from a position of a depth says what it counts") {
    Desk desk;
    solve_row(desk);
    desk.bench.show_task("explore", "");
    desk.settle();
    desk.press("census");
    REQUIRE(desk.model().jobs.jobs().size() == 1);
    const ui::Ticket ticket = desk.model().jobs.jobs().front().ticket;
    const auto job = test::counted(test::kRow);
    test::tell(desk, ticket, "done", {{"report", test::report_text(*job)}});
    desk.act("chart", "set 1");
    desk.settle();
    test::answer_questions(desk, ticket, *job);
    CHECK(desk.widget("position:0").label == "position 1, 2 steps to a goal");
    CHECK(drawn(desk, "2 steps to go"));
}

TEST_CASE("a puzzle without a goal says so from the edge of its line") {
    Desk desk;
    desk.resize(390, 844);
    desk.open("metric: step\nboard:\n1...\n");
    desk.bench.perform(ui::command::Recall{test::kept(
        R"({"job":"census","metric":"step","puzzle":"metric: step\nboard:\n1...\n"})",
        R"({"status":"complete","metric":"step","reachable":4,"packings":"4","eccentricity":3,"antipodes":1,)"
        R"("depths":[1,1,1,1],"storage":"packed"})")});
    desk.settle();
    REQUIRE(desk.model().explorer.census().report != nullptr);
    CHECK(drawn(desk, "No goal"));
}

TEST_CASE("where nobody knows how many packings there are, what is reachable is of none") {
    Desk desk;
    desk.resize(1440, 900);
    desk.open(test::kRow);
    desk.press("census");
    const char* counted =
        R"({"status":"complete","metric":"step","reachable":4,"eccentricity":3,"antipodes":1,"depths":[1,1,1,1]})";
    test::tell(desk, desk.model().jobs.jobs().front().ticket, "done", {{"report", counted}});
    CHECK(desk.widget("row.reachable").label == "reachable: 4");
    test::build(desk);
    test::answer(desk, test::kSolved);
    CHECK(desk.says("verdict.reachable", "reachable of all packings"));
    test::answer(desk, R"({"status":"complete","metric":"move","reachable":2,"depths":[1,1]})");
    CHECK(desk.widget("verdict.reachable").label == "reachable: 2");
}

TEST_CASE("in a window with room for tabs every button of the header is there, none over another") {
    Desk desk;
    for (const float width : {768.0f, 800.0f, 844.0f, 900.0f, 1024.0f, 1440.0f}) {
        INFO(width);
        desk.resize(width, 560);
        std::vector<ui::Widget> bar;
        for (const auto& entry : desk.bench.mirror().entries()) {
            const ui::Widget& widget = entry.widget;
            if (widget.role != "tablist" && widget.id != "skip" && widget.rect.bottom() <= 52) bar.push_back(widget);
        }
        CHECK(desk.has("embed"));
        std::sort(bar.begin(), bar.end(), [](const auto& a, const auto& b) { return a.rect.x < b.rect.x; });
        for (std::size_t i = 0; i + 1 < bar.size(); ++i) {
            INFO(bar[i].id << " and " << bar[i + 1].id);
            CHECK(bar[i].rect.right() <= bar[i + 1].rect.x + 0.5f);
        }
    }
    desk.resize(768, 1024);
    CHECK(desk.has("embed"));
}

TEST_CASE("from Play a press leads to Build, with the puzzle that is open") {
    Desk desk;
    desk.resize(1440, 900);
    with_row(desk);
    desk.settle();
    desk.click("play.edit");
    desk.settle();
    CHECK(desk.bench.view().task == ui::kBuildTask);
    CHECK(desk.widget("title").label == "Row");
}

namespace {

/// A solution of the row, playing at step 1 of 3.
void play_row(Desk& desk) {
    desk.open(test::kRow);
    desk.bench.perform(ui::command::Solve{});
    test::work(desk);
    desk.bench.perform(ui::command::TogglePlayer{});
    while (desk.model().player.step() < 1) desk.frame();
    REQUIRE(desk.model().player.playing());
}

}  // namespace

TEST_CASE("a solution that is out of sight does not play on, and is where it was when the board is back") {
    for (const std::size_t task : {ui::kBuildTask, ui::kLibraryTask, ui::kNPuzzleTask}) {
        Desk desk;
        play_row(desk);
        const int step = desk.model().player.step();
        desk.bench.perform(ui::command::ChooseTask{task});
        CHECK_FALSE(playing(desk.model()));
        desk.settle();
        CHECK_FALSE(desk.frame());
        desk.bench.perform(ui::command::ChooseTask{ui::kPlayTask});
        CHECK(desk.model().player.step() == step);
    }
    Desk desk;
    play_row(desk);
    desk.bench.perform(ui::command::ChooseTask{ui::kExploreTask});
    CHECK(playing(desk.model()));
}

TEST_CASE("while a solution plays the page is told of its steps, not of every frame") {
    Desk desk;
    play_row(desk);
    const int step = desk.model().player.step();
    desk.machine().changes = 0;
    int frames = 0;
    while (desk.model().player.step() == step) {
        desk.frame();
        ++frames;
    }
    CHECK(frames > 10);
    CHECK(desk.machine().changes < frames / 2);
}

TEST_CASE(
    "the picture of the goal is shown on the board by a press, and goes by a press, a key, or as soon as the board has "
    "news") {
    for (const ui::Vec size : test::kWindows) {
        INFO(size.x << " x " << size.y);
        Desk desk;
        desk.resize(size.x, size.y);
        desk.open("name: Trade\nboard:\nAA.BB\nAA.BB\n.....\ngoal:\nBB.AA\nBB.AA\n.....\n");
        const ui::Rect board = desk.widget("board").rect;
        const auto shows_goal = [&] { return desk.has("goal.shown") && !desk.has("board"); };
        desk.press("goal");
        REQUIRE(shows_goal());
        CHECK(desk.widget("goal").pressed == true);
        CHECK(test::overlap(desk.widget("goal.shown").rect, board));
        const auto drawn_large = [&](const char* name) {
            const auto& texts = desk.machine().texts;
            return std::any_of(texts.begin(), texts.end(), [&](const auto& text) {
                return text.text == name && test::overlap(board, {text.where.x, text.where.y, 1, 1});
            });
        };
        CHECK(drawn_large("A"));
        CHECK(drawn_large("B"));
        CHECK(test::mirror_fault(desk.bench.mirror()) == "");
        desk.press("goal.shown");
        CHECK_FALSE(shows_goal());
        CHECK(desk.widget("board").rect == board);
        desk.press("goal");
        desk.bench.key("Escape", false, false);
        desk.settle();
        CHECK_FALSE(shows_goal());
        desk.press("goal");
        desk.bench.perform(ui::command::SlidePiece{0, puzzle::Direction::down});
        desk.settle();
        CHECK_FALSE(shows_goal());
        desk.press("goal");
        desk.open("board:\nA.\n\ngoal:\n.A\n");
        CHECK_FALSE(shows_goal());
        desk.press("goal");
        desk.bench.show_task("build", "");
        desk.bench.show_task("play", "");
        desk.settle();
        CHECK_FALSE(shows_goal());
    }
}
