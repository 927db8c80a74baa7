// All that a person reads is said by `say`: nothing of it is English while another language is spoken, and it has room for longer words.
#include <algorithm>
#include <set>

#include "tests/support/catch2.hpp"
#include "tests/support/desk.hpp"
#include "tests/support/pseudo_language.hpp"
#include "tests/support/worker.hpp"
#include "ui/panels/shell/tasks.hpp"

using namespace shunt;
using shunt::test::Desk;
using shunt::test::work;

namespace {

/// What authors wrote, proper names, words of our formats, and signs of units: the same in every language.
std::set<std::string> data_of(const Desk& desk) {
    std::set<std::string> data{"Shunt", "HiGHS", "KB",  "MB",       "GB",   "min", "BB",  "PLNE",
                               "PLM",   "IDA",   "MIT", "dominoes", "Ctrl", "Esc", "Tab", "Shift"};
    for (const ui::EntryPtr& entry : desk.model().library.entries()) {
        data.insert({title(*entry), entry->family, entry->puzzle.note(), entry->puzzle.source()});
        for (const puzzle::Piece& piece : entry->puzzle.pieces()) data.insert(piece.name);
    }
    data.erase("");
    return data;
}

/// Also where it is cut.
bool is_part_of_data(std::string text, const std::set<std::string>& data) {
    constexpr std::string_view kCut = "…";
    if (text.ends_with(kCut)) text.resize(text.size() - kCut.size());
    return std::any_of(data.begin(), data.end(),
                       [&](const std::string& known) { return known.find(text) != std::string::npos; });
}

/// The text without what is data in it: the longest first.
std::string without_data(std::string text, const std::set<std::string>& data) {
    std::vector<std::string> longest(data.begin(), data.end());
    std::sort(longest.begin(), longest.end(), [](const auto& a, const auto& b) { return a.size() > b.size(); });
    for (const std::string& known : longest) {
        if (known.size() < 2) continue;
        for (std::size_t at = text.find(known); at != std::string::npos; at = text.find(known))
            text.erase(at, known.size());
    }
    return text;
}

/// Texts of the last frame, drawn or told to those who do not see, that hold a word of plain English.
std::set<std::string> plain_texts(Desk& desk, const std::set<std::string>& data) {
    std::set<std::string> found;
    const auto look_in_three = [&](const std::string& text) {
        if (!test::has_plain_word(text) || is_part_of_data(text, data)) return;
        if (test::has_plain_word(without_data(text, data))) found.insert(text);
    };
    for (const auto& drawn : desk.machine().texts) look_in_three(drawn.text);
    for (const ui::Mirror::Entry& entry : desk.bench.mirror().entries()) {
        look_in_three(entry.widget.label);
        if (entry.widget.role != "textbox") look_in_three(entry.widget.value_text);
    }
    for (const std::string& text : desk.machine().said.announcements) look_in_three(text);
    for (const auto& notice : desk.machine().said.notices) look_in_three(notice.text);
    return found;
}

/// In a wide window and on a phone, what is shown now.
void look_in_three(Desk& desk, const std::string& state) {
    const std::set<std::string> data = data_of(desk);
    for (const ui::Vec size : {ui::Vec{1440, 900}, ui::Vec{390, 844}, ui::Vec{844, 390}}) {
        desk.resize(size.x, size.y);
        desk.settle();
        INFO(state << " at " << size.x << " x " << size.y);
        CHECK(test::each_in_a_line(plain_texts(desk, data)) == "");
    }
}

}  // namespace

TEST_CASE("every task speaks the language that is spoken") {
    const test::PseudoLanguage spoken;
    Desk desk;
    desk.bench.perform(ui::command::OpenLibrary{"klotski"});
    for (const ui::Task& task : ui::tasks()) {
        desk.bench.show_task(task.id, "");
        desk.settle();
        look_in_three(desk, task.id);
    }
}

TEST_CASE("answers, hints and what is announced speak the language that is spoken") {
    const test::PseudoLanguage spoken;
    Desk desk;
    desk.open("name: R\nmetric: step\nboard:\n1...\ngoal:\n...1\n");
    desk.resize(1440, 900);
    desk.press("hint");
    work(desk);
    look_in_three(desk, "a hint");
    desk.press("census");
    work(desk);
    look_in_three(desk, "positions counted");
    for (bool ui::ViewState::*fold : {&ui::ViewState::findings_open, &ui::ViewState::table_open})
        desk.bench.perform(ui::command::TurnFold{fold});
    look_in_three(desk, "table and findings open");
    desk.bench.perform(ui::command::SelectDepth{2});
    look_in_three(desk, "a depth");
    desk.bench.show_task("play", "");
    for (int i = 0; i < 3; ++i) desk.slide("piece:0", "right");
    look_in_three(desk, "solved by hand");
    desk.press("solved.solve");
    work(desk);
    look_in_three(desk, "the shortest proved");
}

TEST_CASE("a change of language is seen at once, whatever has been worked out before") {
    Desk desk;
    desk.open("name: R\nmetric: step\nboard:\n1...\ngoal:\n...1\n");
    desk.resize(1440, 900);
    desk.press("census");
    work(desk);
    desk.settle();
    speak(test::pseudo, grammar_of("nl"));
    for (const ui::Task& task : ui::tasks()) {
        desk.bench.show_task(task.id, "");
        desk.machine().said = {};
        look_in_three(desk, task.id);
    }
    speak(nullptr);
    desk.bench.show_task("play", "");
    desk.settle();
    CHECK(desk.widget("undo").label == "Undo");
}
