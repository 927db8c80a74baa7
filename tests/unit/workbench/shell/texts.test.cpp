// Every text is whole, inside of what it stands in, and on no other text, in windows of every size.
#include <algorithm>
#include <array>
#include <set>

#include "tests/support/catch2.hpp"
#include "tests/support/desk.hpp"
#include "tests/support/pseudo_language.hpp"
#include "tests/support/screens.hpp"
#include "tests/support/windows.hpp"
#include "tests/support/worker.hpp"
#include "ui/panels/shell/tasks.hpp"

using namespace shunt;
using shunt::test::Desk;
using shunt::test::tell;
using shunt::test::work;
using Text = ui::platform::Headless::Text;

namespace {

/// Names, notes and sources of puzzles may be cut, since they are as long as their authors like: they stand whole where one is shown.
bool may_be_cut(const Desk& desk, const std::string& text) {
    const std::string begin = text.substr(0, text.size() - std::string("…").size());
    const auto is_of = [&](const ui::EntryPtr& entry) {
        const puzzle::Puzzle& puzzle = entry->puzzle;
        // What is cut may be the second line of two, or begin with what is done with the puzzle: "Solving Klot…".
        for (std::size_t from = 1; from + 3 <= begin.size(); ++from)
            if (title(*entry).rfind(begin.substr(from), 0) == 0) return true;
        return title(*entry).find(begin) != std::string::npos || puzzle.note().find(begin) != std::string::npos ||
               puzzle.source().find(begin) != std::string::npos;
    };
    const auto entries = desk.model().library.entries();
    return is_of(desk.model().play.session().entry_ptr()) || std::any_of(entries.begin(), entries.end(), is_of);
}

/// What of a text can be seen.
ui::Rect seen(const Text& text) {
    const float top = std::max(text.where.y, text.clip.y);
    const float bottom = std::min(text.where.bottom(), text.clip.bottom());
    return {text.where.x, top, text.where.w, bottom - top};
}

/// Letters of less than 13 pixels: capitals of the test's font are 0.73 of the size. Names of pieces are as small as their pieces.
bool is_small(const Text& text) {
    constexpr float kLeastCapitals = 13 * 0.73f;
    return text.text.size() > 2 && text.where.h < kLeastCapitals - 0.1f;
}

/// `cuts`: whether a text that is cut, or small, is one.
std::set<std::string> faults(Desk& desk, bool cuts = true) {
    std::set<std::string> found;
    const std::vector<Text>& texts = desk.machine().texts;
    for (auto a = texts.begin(); a != texts.end(); ++a) {
        const ui::Rect rect = seen(*a);
        if (rect.empty()) continue;
        if (cuts && is_small(*a)) found.insert("'" + a->text + "' is small");
        const bool cut = a->text.size() > 3 && a->text.rfind("…") == a->text.size() - std::string("…").size();
        if (cuts && cut && !may_be_cut(desk, a->text)) found.insert("'" + a->text + "' is cut");
        if (rect.x < a->clip.x - 1 || rect.right() > a->clip.right() + 1) found.insert("'" + a->text + "' is clipped");
        for (auto b = a + 1; b != texts.end(); ++b) {
            if (!seen(*b).empty() && test::overlap(rect, seen(*b)))
                found.insert("'" + a->text + "' lies on '" + b->text + "'");
        }
    }
    return found;
}

/// In every window, the task that is shown.
void look(Desk& desk, const std::string& state) {
    for (const ui::Vec size : test::kWindows) {
        desk.resize(size.x, size.y);
        desk.settle();
        INFO(state << " at " << size.x << " x " << size.y);
        CHECK(test::each_in_a_line(faults(desk)) == "");
    }
}

/// The answer to what the verdict has asked for.
void judge(Desk& desk, const test::Json& report) {
    const ui::Job* job = desk.model().verdict.job();
    REQUIRE(job != nullptr);
    tell(desk, job->ticket, "done", {{"report", report.dump()}});
}

}  // namespace

TEST_CASE("no text is cut, clipped or on another one, in any task and size") {
    Desk desk;
    desk.bench.perform(ui::command::OpenLibrary{"klotski"});
    test::for_every_screen(desk, [&](ui::Vec /*size*/) { CHECK(test::each_in_a_line(faults(desk)) == ""); });
}

TEST_CASE("no text is cut, clipped or on another one once there are answers, in Play and Explore") {
    Desk desk;
    desk.bench.perform(ui::command::OpenLibrary{"klotski"});
    desk.resize(1440, 900);
    desk.press("census");
    work(desk);
    look(desk, "positions counted");
    desk.press("solve");
    work(desk);
    look(desk, "solved");
    for (bool ui::ViewState::*fold : {&ui::ViewState::findings_open, &ui::ViewState::table_open})
        desk.bench.perform(ui::command::TurnFold{fold});
    look(desk, "table and findings open");
    desk.bench.show_task("explore", "");
    desk.bench.perform(ui::command::SelectDepth{57});
    look(desk, "a position of a depth in Explore");
    desk.bench.show_task("play", "");
    look(desk, "a position of a depth");
}

TEST_CASE("no text is cut, clipped or on another one while all shortest solutions are looked at") {
    Desk desk;
    desk.bench.perform(ui::command::OpenLibrary{"klotski"});
    desk.resize(1440, 900);
    desk.bench.show_task("explore", "solutions");
    look(desk, "solutions offered");
    desk.resize(1440, 900);
    desk.settle();
    desk.press("solutions.count");
    const test::Json start = test::Json::parse(desk.machine().said.messages.back());
    tell(desk, start["id"].get<ui::Ticket>(), "done", {{"report", test::report_to(start["request"])}});
    look(desk, "solutions drawn");
    desk.bench.perform(ui::command::PickPosition{63, 5});
    look(desk, "one of many positions picked");
}

TEST_CASE("no text is cut, clipped or on another one with a hint, with moves, and when a puzzle is solved") {
    Desk desk;
    desk.open("name: Row\nmetric: step\nboard:\n1...\ngoal:\n...1\n");
    desk.press("hint");
    work(desk);
    look(desk, "a hint");
    for (int i = 0; i < 3; ++i) desk.slide("piece:0", "right");
    look(desk, "solved by hand");
    desk.press("solved.solve");
    work(desk);
    look(desk, "solved by hand, the shortest proved");
}

TEST_CASE("no text is cut, clipped or on another one while jobs run, and when they fail") {
    for (const auto& [task, button] :
         {std::pair{"play", "solve"}, {"find", "find.start"}, {"npuzzle", "npuzzle.solve"}}) {
        Desk desk;
        desk.bench.perform(ui::command::OpenLibrary{"klotski"});
        desk.resize(1440, 900);
        desk.bench.show_task(task, "");
        desk.settle();
        desk.press(button);
        REQUIRE_FALSE(desk.model().jobs.jobs().empty());
        const ui::Ticket ticket = desk.model().jobs.jobs().front().ticket;
        look(desk, std::string(task) + " waits");
        tell(desk, ticket, "state", {{"state", "running"}});
        tell(desk, ticket, "progress",
             {{"done", 30'000'000}, {"total", 120'000'000}, {"rate", 1'234'567}, {"unit", "boards"}, {"seconds", 33}});
        look(desk, std::string(task) + " runs");
        tell(desk, ticket, "error", {{"message", "The lab stopped unexpectedly."}, {"again", true}});
        look(desk, std::string(task) + " has failed");
    }
}

TEST_CASE("no text is cut, clipped or on another one once a drawing is judged, in Build") {
    Desk desk;
    desk.bench.perform(ui::command::OpenLibrary{"klotski"});
    desk.resize(1440, 900);
    desk.bench.show_task("build", "");
    desk.settle();
    const std::string& puzzle = desk.model().open.entry().text;
    judge(desk, test::solve(puzzle, puzzle::Metric::move));
    look(desk, "solved");
    judge(desk, test::census(puzzle, puzzle::Metric::move));
    judge(desk, test::solve(puzzle, puzzle::Metric::step));
    judge(desk, test::solve(puzzle, puzzle::Metric::slide));
    judge(desk, {{"status", "solved"}, {"metric", "move"}, {"length", 81}, {"shortest_solutions", "256"}});
    look(desk, "positions counted");
    const ui::Ticket ideas = desk.model().jobs.jobs().back().ticket;
    const test::Json found = {{"status", "running"}, {"metric", "move"}, {"length", 81},
                              {"tried", 48},         {"longer", 12},     {"variations", test::Json::array()}};
    tell(desk, ideas, "progress", {{"report", found.dump()}});
    REQUIRE(desk.model().ideas.ways() == 12);
    look(desk, "small changes tried");
    desk.bench.perform(ui::command::SelectDrawn{{1}});
    look(desk, "a piece is selected");
    desk.bench.perform(ui::command::ShowLayer{1});
    look(desk, "the goal is shown");
}

TEST_CASE(
    "no text is cut, clipped or on another one in the text beside the drawing, its sections, and when it is wrong") {
    Desk desk;
    desk.open("name: Row\nmetric: step\nboard:\n1...\n....\ngoal:\n...1\n....\n");
    desk.bench.show_task("build", "");
    desk.bench.perform(ui::command::ShowText{true});
    look(desk, "the text");
    desk.bench.perform(ui::command::TypeDrawing{"board:\n1...\n....\ngoal:\n..X.\n....\n"});
    look(desk, "the text is wrong");
    desk.bench.perform(ui::command::TurnFold{&ui::ViewState::sections_open});
    look(desk, "sections to insert");
}

TEST_CASE("a name stands whole where there is a line for it, in Build") {
    Desk desk;
    desk.open("name: Hughes puzzle\nmetric: step\nboard:\n1...\n....\ngoal:\n...1\n....\n");
    desk.bench.show_task("build", "");
    for (const ui::Vec size : test::kWindows) {
        desk.resize(size.x, size.y);
        desk.settle();
        INFO(size.x << " x " << size.y);
        const auto& texts = desk.machine().texts;
        CHECK(std::any_of(texts.begin(), texts.end(), [](const Text& text) { return text.text == "Hughes puzzle"; }));
    }
}

TEST_CASE("no text is cut but name, note and source, however long they are") {
    const std::string words = " of the long winter evenings in the house of the puzzle makers by the sea";
    Desk desk;
    desk.open("name: Puzzle" + words + words + "\nnote: Bring A" + words + words + ".\nsource: Found" + words + words +
              "\nmetric: move\nboard:\nA..\n...\ngoal:\n..A\n...\n");
    for (const ui::Task& task : ui::tasks()) {
        desk.bench.show_task(task.id, "");
        look(desk, std::string("long words, ") + task.id);
    }
}

TEST_CASE("names of the library are whole beside the board") {
    Desk desk;
    desk.bench.perform(ui::command::OpenLibrary{"klotski"});
    desk.resize(1440, 900);
    desk.settle();
    for (const Text& text : desk.machine().texts) CHECK(text.text.find("…") == std::string::npos);
}

TEST_CASE("longer words of another language are cut where they must be, and never lie on others") {
    const test::PseudoLanguage spoken;
    Desk desk;
    desk.bench.perform(ui::command::OpenLibrary{"klotski"});
    test::for_every_screen(desk, [&](ui::Vec /*size*/) { CHECK(test::each_in_a_line(faults(desk, false)) == ""); });
}

TEST_CASE("longer words never lie on others at a position of a depth, with its solution, in Play and Explore") {
    const test::PseudoLanguage spoken;
    Desk desk;
    desk.bench.perform(ui::command::OpenLibrary{"klotski"});
    desk.resize(1440, 900);
    desk.press("census");
    work(desk);
    desk.press("solve");
    work(desk);
    desk.bench.perform(ui::command::SelectDepth{57});
    for (const char* task : {"play", "explore"}) {
        desk.bench.show_task(task, "");
        for (const ui::Vec size : test::kWindows) {
            desk.resize(size.x, size.y);
            desk.settle();
            INFO(task << " at " << size.x << " x " << size.y);
            CHECK(test::each_in_a_line(faults(desk, false)) == "");
        }
    }
}
