// The library as a place: what is listed, and that every puzzle of it can be opened and solved.
#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>
#include <string_view>

#include "tests/support/catch2.hpp"
#include "tests/support/desk.hpp"
#include "tests/support/files.hpp"
#include "tests/support/jobs.hpp"
#include "tests/support/told.hpp"
#include "ui/jobs/reports.hpp"
#include "ui/known/solution.hpp"

using namespace shunt;
using shunt::test::Desk;

namespace {

/// What one search may use; puzzles that need more are not solved here.
constexpr std::uint64_t kMemory = std::uint64_t{32} << 20;

/// A shortest solution from the start, as the solver reports it; null when it finds none within the memory.
ui::SolutionPtr shortest(const ui::Entry& entry) {
    test::Request request;
    request.puzzle = entry.text;
    request.metric = entry.puzzle.metric();
    request.memory_limit = kMemory;
    const auto report = outcome::from_value<ui::SolveOutcome>(test::Told(test::run_job(request)));
    REQUIRE(report);
    return ui::first_solution(entry.puzzle, entry.start, *report);
}

}  // namespace

TEST_CASE("every puzzle of the library opens, and its shortest solution, played move by move, solves it") {
    Desk desk;
    int solved = 0;
    for (const std::string& file : test::library_files()) {
        INFO(file);
        const std::string text = test::source_file(file);
        desk.open(text);
        if (desk.model().open.puzzle().goals().empty()) continue;
        const auto solution = shortest(desk.model().open.entry());
        if (!solution || solution->moves.empty()) continue;
        for (const moves::Move& move : solution->moves) desk.bench.perform(ui::command::PlayMove{move});
        CHECK(desk.model().play.solved());
        CHECK(desk.model().play.session().counts().in(desk.model().open.metric()) == solution->length());
        ++solved;
    }
    CHECK(solved >= 110);
}

TEST_CASE("the licence of the library is told once above its list, and said with each puzzle") {
    Desk desk;
    desk.bench.show_task("library", "");
    desk.settle();
    const auto& texts = desk.machine().texts;
    CHECK(std::count_if(texts.begin(), texts.end(),
                        [](const auto& drawn) { return drawn.text.find("MIT") != std::string::npos; }) == 1);
}

TEST_CASE("source and licence are told on the card of a puzzle and among what more there is to know of it") {
    Desk desk;
    desk.bench.show_task("library", "");
    desk.settle();
    const std::string card = desk.widget("puzzle:klotski").label;
    CHECK(card.find("Scientific American, February 1964") != std::string::npos);
    CHECK(card.find("MIT licence") != std::string::npos);
    desk.bench.perform(ui::command::OpenLibrary{"klotski"});
    desk.bench.perform(ui::command::TurnFold{&ui::ViewState::findings_open});
    desk.settle();
    CHECK(desk.says("origin", "Scientific American, February 1964. MIT licence."));
    desk.open("board:\nA.\n");
    CHECK_FALSE(desk.has("origin"));
}

TEST_CASE("the list follows what is added, drawn, searched for and solved while it is shown") {
    Desk desk;
    const auto drafts = [&](const std::string& list) {
        const std::string told = R"({"drafts":[)" + list + R"(],"open":"","kept":"lasting"})";
        desk.bench.perform(ui::command::TakeDrafts{test::Told(told).bytes()});
        desk.settle();
    };
    const std::string drawn = R"({"id":"a","text":"name: Zebra drawn\nboard:\nA.\n"})";
    desk.bench.show_task("library", "");
    desk.settle();
    CHECK_FALSE(desk.has("yours:a"));
    desk.bench.perform(ui::command::AddPuzzle{"zebra", "name: Zebra\nmetric: step\nboard:\n1.\ngoal:\n.1\n", "Own"});
    drafts(drawn);
    CHECK(desk.has("puzzle:zebra"));
    CHECK(desk.has("yours:a"));
    CHECK(desk.has("puzzle:klotski"));
    ui::LibraryFilter filter;
    filter.words = "zebra";
    desk.bench.perform(ui::command::FilterLibrary{filter});
    desk.settle();
    CHECK(desk.has("puzzle:zebra"));
    CHECK(desk.has("yours:a"));
    CHECK_FALSE(desk.has("puzzle:klotski"));
    CHECK_FALSE(desk.says("puzzle:zebra", "solved"));
    drafts("");
    CHECK_FALSE(desk.has("yours:a"));
    desk.bench.perform(ui::command::MarkSolved{desk.model().library.find("zebra")->text});
    desk.settle();
    CHECK(desk.says("puzzle:zebra", "solved"));
}

TEST_CASE("a source of three lines stands whole in the library") {
    Desk desk;
    const std::string source =
        "somebody whose name is long, a book that is even longer, card 12 of many; the layout from host.example/w";
    desk.bench.perform(
        ui::command::AddPuzzle{"long", "name: Row\nsource: " + source + "\nboard:\n1...\ngoal:\n...1\n", "Own"});
    desk.bench.show_task("library", ": somebody");
    desk.settle();
    std::string drawn;
    for (const auto& text : desk.machine().texts) drawn += text.text + " ";
    CHECK(drawn.find("host.example/w ") != std::string::npos);
}

TEST_CASE("the list beside the board is scrolled to the puzzle that was opened") {
    Desk desk;
    desk.resize(1440, 900);
    for (const auto& entry : {desk.model().library.entries().back(), desk.model().library.entries().front()}) {
        desk.bench.perform(ui::command::OpenLibrary{entry->id});
        desk.settle();
        const ui::Widget& row = desk.widget("puzzle:" + entry->id);
        const ui::Rect list = desk.widget("library").rect;
        CHECK(row.selected == true);
        CHECK(row.rect.y >= list.y - 1);
        CHECK(row.rect.bottom() <= list.bottom() + 1);
    }
}

TEST_CASE("the library is searched and narrowed down by its controls, large enough for fingers, and shows all again") {
    Desk desk;
    desk.resize(390, 844);
    const std::string zebra = "name: Zebra\nsource: Conway\nmetric: step\nboard:\n1.\ngoal:\n.1\n";
    desk.bench.perform(ui::command::AddPuzzle{"zebra", zebra, "Own"});
    desk.bench.show_task("library", "");
    desk.settle();
    const std::string all = desk.widget("library.count").label;
    desk.press("library.filters");
    desk.press("library.family:Own");
    CHECK(desk.widget("library.count").label.rfind("1 of ", 0) == 0);
    const std::set<std::string_view> roles{"button", "radio", "textbox", "option"};
    for (const auto& [widget, actions] : desk.bench.mirror().entries()) {
        INFO(widget.id);
        if (roles.count(widget.role) != 0 && widget.id.rfind("library", 0) == 0) CHECK(widget.rect.h >= 44);
    }
    desk.act("library.search", "type conway moon");
    desk.settle();
    CHECK(desk.widget("library.count").label == "No puzzle is like that.");
    desk.press("library.clear");
    CHECK(desk.widget("library.count").label == all);
    CHECK(desk.widget("library.search").value_text.empty());
}
