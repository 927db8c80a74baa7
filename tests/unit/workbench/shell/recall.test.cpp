// What an earlier visit has left: answers, searches, settings; and where a puzzle is solved from.
#include <nlohmann/json.hpp>

#include "tests/support/catch2.hpp"
#include "tests/support/desk.hpp"
#include "tests/support/puzzles.hpp"
#include "tests/support/told.hpp"
#include "tests/support/worker.hpp"

using namespace shunt;
using Json = nlohmann::json;
using shunt::test::Desk;

namespace {

const std::string kRequest =
    R"({"job":"solve","metric":"move","puzzle":"name: S\nboard:\nA..\n...\ngoal:\n..A\n...\n"})";
const std::string kSolved =
    R"({"status":"solved","metric":"move","length":1,"moves":[{"pieces":["A"],"at":[[1,1]],"path":"RR"}],"counts":{"move":1},)"
    R"("expanded":1,"generated":5,"threads":1,"seconds":0.1,"peak_bytes":74064})";
const std::string kCensus =
    R"({"status":"complete","metric":"move","reachable":6,"packings":"6","depths":[1,5],"eccentricity":1,"antipodes":5})";
const std::string kFind = R"({"job":"find","rows":2,"columns":2,"metric":"step","kind":"corner","checkpoint":""})";
const std::string kFound =
    R"({"status":"running","searched":3,"metric":"step","kind":"corner","boards":43,"just_solved":10,"hardest":[)"
    R"({"pieces":1,"length":1,"board":"X./..","goal":"../.X","puzzle":"board:\nX.\n..\ngoal:\n..\n.X\n"}],"checkpoint":"as it was\n"})";

void show(Desk& desk, const char* task) {
    desk.act(std::string("task:") + task, "press");
    desk.settle();
}

/// The last message to a worker.
std::string last_message(Desk& desk) {
    return desk.machine().said.messages.empty() ? "" : desk.machine().said.messages.back();
}

}  // namespace

TEST_CASE("an answer of an earlier visit is there without a word, and can be played") {
    Desk desk;
    desk.open(test::kSixPlaces);
    desk.machine().said = {};
    desk.bench.perform(ui::command::Recall{test::kept(kRequest, kSolved)});
    desk.settle();
    CHECK(desk.says("answer", "1 move, proved shortest"));
    CHECK(desk.machine().said.announcements.empty());
    REQUIRE(desk.model().player.solution() != nullptr);
    desk.click("player.play");
    desk.settle();
    CHECK(desk.model().play.solved());
}

TEST_CASE("an answer that is of another puzzle, wrong or open is ignored") {
    Desk desk;
    desk.open(test::kSixPlaces);
    std::string other = kRequest;
    other.replace(other.find("name: S"), 7, "name: T");
    desk.bench.perform(ui::command::Recall{test::kept(other, kSolved)});
    std::string wrong = kSolved;
    wrong.replace(wrong.find("RR"), 2, "LL");
    desk.bench.perform(ui::command::Recall{test::kept(kRequest, wrong)});
    std::string open = kSolved;
    open.replace(open.find("solved"), 6, "limit");
    desk.bench.perform(ui::command::Recall{test::kept(kRequest, open)});
    for (const char* damaged : {"", "{", "[]", "{\"status\":\"solved\"}"}) {
        desk.bench.perform(ui::command::Recall{test::kept(kRequest, damaged)});
        desk.bench.perform(ui::command::Recall{test::kept(damaged, kSolved)});
    }
    desk.settle();
    CHECK_FALSE(desk.model().open.answer());
    CHECK(desk.model().player.solution() == nullptr);
}

TEST_CASE("a search of an earlier visit is shown with its setup, and goes on where it ended") {
    Desk desk;
    desk.bench.perform(ui::command::Recall{test::kept(kFind, kFound)});
    show(desk, "find");
    CHECK(desk.says("find.title", "Hardest found on 2 × 2, step metric, to the corner"));
    CHECK(desk.has("found:1"));
    CHECK(desk.model().finder.setup().metric == puzzle::Metric::step);
    desk.click("find.resume");
    desk.settle();
    CHECK(last_message(desk).find(R"("checkpoint":"as it was\n")") != std::string::npos);
    CHECK(desk.has("found:1"));
}

TEST_CASE("why a search cannot go on is told before what it has found") {
    Desk desk;
    desk.bench.perform(ui::command::Recall{test::kept(kFind, kFound)});
    show(desk, "find");
    desk.click("find.resume");
    desk.settle();
    test::tell(desk, desk.model().jobs.jobs().back().ticket, "error", {{"message", "There is no memory for it."}});
    CHECK(desk.widget("find.summary").label == "There is no memory for it.");
    CHECK(desk.has("found:1"));
}

TEST_CASE("a search that is begun anew tells nothing of the old one, and one of another grid cannot go on") {
    Desk desk;
    desk.bench.perform(ui::command::Recall{test::kept(kFind, kFound)});
    show(desk, "find");
    desk.bench.perform(ui::command::StepFindRows{1});
    desk.settle();
    CHECK_FALSE(desk.has("find.resume"));
    desk.bench.perform(ui::command::StepFindRows{-1});
    desk.settle();
    REQUIRE(desk.has("find.resume"));
    desk.click("find.start");
    desk.settle();
    CHECK(last_message(desk).find(R"("checkpoint":"")") != std::string::npos);
    CHECK_FALSE(desk.has("found:1"));
    // What comes now is newer.
    desk.bench.perform(ui::command::Recall{test::kept(kFind, kFound)});
    desk.settle();
    CHECK_FALSE(desk.has("found:1"));
}

TEST_CASE("settings of an earlier visit are taken unless the task is set already") {
    Desk desk;
    desk.bench.perform(ui::command::RecallTask{"find", "3x4 slide corner evolve"});
    CHECK(desk.model().finder.setup().columns == 4);
    desk.bench.perform(ui::command::RecallTask{"find", "2x2 move any every"});
    CHECK(desk.model().finder.setup().columns == 4);
    desk.machine().said = {};
    desk.bench.perform(ui::command::RecallTask{"tilings", "nonsense"});
    CHECK(desk.machine().said.notices.empty());
}

TEST_CASE("lengths that the puzzle's file knows are shown as known until they are proved") {
    Desk desk;
    desk.open(test::kSixPlaces + "facts: move 1, step 2\n");
    CHECK(desk.says("answer", "1 move, known"));
    desk.act("metric:slide", "press");
    desk.settle();
    CHECK(desk.says("answer", "?"));
    desk.open("board:\nA#.\ngoal:\n.#A\nfacts: move unsolvable\n");
    CHECK(desk.says("answer", "Unsolvable, known"));
    desk.open(test::kSixPlaces);
    CHECK(desk.says("answer", "?"));
}

TEST_CASE("Solve means from here once a piece has moved; from the start is the second choice") {
    Desk desk;
    desk.open(test::kSixPlaces);
    CHECK_FALSE(desk.has("solve.start"));
    desk.slide("piece:0", "down");
    desk.settle();
    desk.click("solve");
    desk.settle();
    CHECK(last_message(desk).find(R"("position":"...\nA..\n")") != std::string::npos);
    desk.click("solve.start");
    desk.settle();
    CHECK(last_message(desk).find("position") == std::string::npos);
    CHECK(last_message(desk).find(R"("job":"solve")") != std::string::npos);
}

TEST_CASE("a solution that begins elsewhere says so when it is played, and undo leads back") {
    Desk desk;
    desk.open(test::kSixPlaces);
    desk.bench.perform(ui::command::Recall{test::kept(kRequest, kSolved)});
    desk.slide("piece:0", "down");
    desk.settle();
    const puzzle::Position mine = desk.model().play.board();
    desk.machine().said = {};
    desk.click("player.play");
    REQUIRE(desk.machine().said.notices.size() == 1);
    CHECK_FALSE(desk.machine().said.notices[0].error);
    desk.settle();
    CHECK(desk.widget("player.scrub").value_text == "1 of 1 move");
    desk.click("undo");
    desk.settle();
    CHECK(desk.model().play.board() == mine);
}

TEST_CASE("the player says where its solution was left") {
    Desk desk;
    desk.open(test::kSixPlaces);
    desk.bench.perform(ui::command::Recall{test::kept(kRequest, kSolved)});
    desk.settle();
    desk.click("player.forward");
    desk.settle();
    CHECK(desk.widget("player.scrub").value_text == "1 of 1 move");
    desk.slide("piece:0", "down");
    desk.settle();
    CHECK(desk.widget("player.scrub").value_text == "left at 1 of 1 move");
    // Whatever brings the solution back says so.
    for (const char* control : {"player.back", "player.play"}) {
        desk.machine().said = {};
        desk.click(control);
        CHECK(desk.machine().said.notices.size() == 1);
        desk.settle();
        desk.click("undo");
        desk.settle();
    }
}

TEST_CASE("of the position of a depth its number and how many there are is told") {
    Desk desk;
    desk.open(test::kSixPlaces);
    test::recall(desk, "census", test::kSixPlaces, kCensus);
    desk.act("chart", "set 1");
    desk.settle();
    // The worker does not hold that census any more, so it is counted again.
    const Json start = Json::parse(last_message(desk));
    const int id = start["id"].get<int>();
    test::tell(desk, id, "done", {{"report", kCensus}});
    const Json level{{"depth", 1}, {"total", 5}, {"from", 0}, {"positions", Json::array({".A.\n...\n"})}};
    test::tell(desk, id, "answer", {{"question", {{"question", "positions"}}}, {"report", level}});
    CHECK(desk.says("counters", "position 1 of 5"));
    CHECK(desk.machine().said.announcements.back() == "Position 1 of 5 at depth 1 (move metric).");
}

TEST_CASE("on a phone the board stays in sight while a puzzle is explored, above the chart") {
    Desk desk;
    for (const ui::Vec size : {ui::Vec{390, 844}, ui::Vec{320, 568}}) {
        INFO(size.x << " x " << size.y);
        desk.resize(size.x, size.y);
        desk.open(test::kSixPlaces);
        test::recall(desk, "census", test::kSixPlaces, kCensus);
        show(desk, "explore");
        REQUIRE(desk.has("board"));
        const ui::Rect board = desk.widget("board").rect;
        CHECK(board.h > 70);
        CHECK(desk.widget("chart").rect.y > board.bottom());
        CHECK(desk.widget("chart").rect.bottom() < size.y - 60);
        desk.move(desk.middle("answers"));
        CHECK(desk.bench.wheel(0, 300));
        desk.settle();
        CHECK(desk.widget("board").rect == board);
    }
}

TEST_CASE("your puzzles are in the library, on a phone too, and open in Play") {
    for (const auto& [width, height] : {std::pair{390.0f, 844.0f}, {900.0f, 700.0f}, {1440.0f, 900.0f}}) {
        Desk desk;
        desk.resize(width, height);
        desk.bench.perform(ui::command::TakeDrafts{
            test::Told(R"({"drafts":[{"id":"a","text":"name: Mine\nboard:\nA.\n"}],"open":"","kept":"lasting"})")
                .bytes()});
        show(desk, "library");
        desk.click("library.show:own");
        desk.settle();
        REQUIRE(desk.has("draft:a"));
        CHECK(test::mirror_fault(desk.bench.mirror()).empty());
        desk.click("draft:a");
        desk.settle();
        CHECK(desk.bench.view().task == ui::kPlayTask);
        CHECK(desk.model().play.session().entry().text == "name: Mine\nboard:\nA.\n");
        show(desk, "library");
        desk.click("drafts.new");
        desk.settle();
        CHECK(desk.bench.view().task == ui::kBuildTask);
        CHECK(desk.model().editor.drawing().pieces.empty());
    }
}

TEST_CASE("a finger that rests on one of your puzzles asks for its menu, and opens nothing") {
    Desk desk;
    desk.resize(390, 844);
    desk.bench.perform(ui::command::TakeDrafts{
        test::Told(R"({"drafts":[{"id":"a","text":"name: Mine\nboard:\nA.\n"}],"open":"","kept":"lasting"})").bytes()});
    show(desk, "library");
    desk.click("library.show:own");
    desk.settle();
    desk.machine().said = {};
    desk.bench.touch(desk.middle("draft:a"), 0);
    for (int frame = 0; frame < 40; ++frame) desk.frame();
    desk.bench.touch(desk.middle("draft:a"), 2);
    desk.settle();
    REQUIRE(desk.machine().said.draft_wishes.size() == 1);
    CHECK(desk.machine().said.draft_wishes.front().wish == "menu");
    CHECK(desk.bench.view().task == ui::kLibraryTask);
}

TEST_CASE("a copy of a found puzzle is edited as a puzzle of its own") {
    Desk desk;
    desk.bench.perform(ui::command::Recall{test::kept(kFind, kFound)});
    show(desk, "find");
    CHECK(desk.widget("found.edit:1").label == "Edit a copy of 1 step, 1 piece");
    desk.machine().said = {};
    desk.click("found.edit:1");
    desk.settle();
    CHECK(desk.bench.view().task == ui::kBuildTask);
    CHECK(desk.model().editor.drawing().pieces.size() == 1);
    REQUIRE_FALSE(desk.machine().said.draft_wishes.empty());
    CHECK(desk.machine().said.draft_wishes.back().wish == "opened");
}

TEST_CASE("a search of an earlier visit tells no time that nobody has kept") {
    Desk desk;
    desk.bench.show_task("find", "");
    desk.bench.perform(ui::command::Recall{test::kept(kFind, kFound)});
    desk.settle();
    CHECK(desk.says("find.summary", " boards; not all are searched"));
    CHECK_FALSE(desk.says("find.summary", "0.0"));
}
