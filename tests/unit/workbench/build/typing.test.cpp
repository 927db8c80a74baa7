// The text beside the drawing: what is typed is drawn, what is drawn is written, and a text that is refused costs nothing.
#include <nlohmann/json.hpp>

#include "tests/support/catch2.hpp"
#include "tests/support/worker.hpp"
#include "ui/editor/drawing_text.hpp"
#include "ui/model/section_templates.hpp"

using namespace shunt;
using shunt::test::Desk;

namespace {

const std::string kOpened = "name: Open\nboard:\nAB.\n...\ngoal:\n..A\n...\n";

std::string drawn(const Desk& desk) { return ui::to_text(desk.model().editor.drawing()); }

/// Build with that puzzle and its text.
void show_text(Desk& desk, const std::string& puzzle = kOpened) {
    desk.open(puzzle);
    desk.bench.perform(ui::command::ChooseTask{ui::kBuildTask});
    desk.settle();
    desk.act("build.text.show", "press");
    desk.settle();
}

void type(Desk& desk, const std::string& text) {
    desk.act("build.text", "type " + text);
    desk.settle();
}

}  // namespace

TEST_CASE("the field shows the text of the drawing, letter by letter while nothing is drawn") {
    Desk desk;
    show_text(desk);
    CHECK(desk.widget("build.text").role == "textbox");
    CHECK(desk.widget("build.text").multiline);
    CHECK(desk.widget("build.text").value_text == kOpened);
    desk.bench.perform(ui::command::SelectDrawn{{1}});
    desk.bench.perform(ui::command::RemoveSelected{});
    desk.settle();
    CHECK(desk.widget("build.text").value_text == drawn(desk));
    CHECK(desk.widget("build.text").value_text == "name: Open\nmetric: move\nboard:\nA..\n...\ngoal:\n..A\n...\n");
}

TEST_CASE("what is typed is drawn as one step, keeps its comments, and is taken back by undo") {
    Desk desk;
    show_text(desk);
    const std::string before = drawn(desk);
    const std::string text = "# mine\nname: Typed\nboard:\nA.B\n...\ngoal:\n..A\n...\n";
    desk.bench.perform(ui::command::ShowLayer{1});
    desk.settle();
    type(desk, text);
    CHECK(desk.widget("build.text").value_text == text);
    CHECK(desk.model().editor.drawing().name == "Typed");
    CHECK(desk.model().editor.layer() == 1);
    CHECK(desk.model().editor.puzzle()->text == text);
    desk.bench.perform(ui::command::UndoEdit{});
    desk.settle();
    CHECK(drawn(desk) == before);
    CHECK(desk.widget("build.text").value_text == before);
    CHECK_FALSE(desk.model().editor.can_undo());
}

TEST_CASE("a text that is no puzzle stays in the field with its place, and the drawing stays") {
    Desk desk;
    show_text(desk);
    const std::string before = drawn(desk);
    const std::string bad = "name: Open\nboard:\nAB.\n...\ngoal:\n.X.\n...\n";
    type(desk, bad);
    CHECK(drawn(desk) == before);
    CHECK_FALSE(desk.model().editor.can_undo());
    const ui::Widget field = desk.widget("build.text");
    CHECK(field.value_text == bad);
    CHECK(field.invalid);
    CHECK(field.fault_line == 6);
    CHECK(field.fault_column == 2);
    CHECK(field.described_by == "build.text.words");
    CHECK(desk.widget("build.text.words").label == "Line 6, column 2: no piece is named 'X'.");
    type(desk, "name: Right\nboard:\nAB.\n...\ngoal:\n.A.\n...\n");
    CHECK_FALSE(desk.widget("build.text").invalid);
    CHECK(desk.model().editor.drawing().name == "Right");
}

TEST_CASE("a refused text is given up for the drawing's, and by another puzzle") {
    Desk desk;
    show_text(desk);
    type(desk, "nothing");
    desk.click("build.text.back");
    desk.settle();
    CHECK(desk.widget("build.text").value_text == kOpened);
    CHECK_FALSE(desk.has("build.text.back"));
    type(desk, "nothing");
    desk.bench.perform(ui::command::EditDraft{"board:\nC.\n", ""});
    desk.settle();
    CHECK(desk.widget("build.text").value_text == "board:\nC.\n");
}

TEST_CASE("where the number stands it is said what is wrong with the text that is shown, and where") {
    Desk desk;
    for (const auto& [width, height] : {std::pair{1440.0f, 900.0f}, {390.0f, 844.0f}, {844.0f, 390.0f}}) {
        INFO(width << " x " << height);
        desk.resize(width, height);
        show_text(desk);
        type(desk, "name: Open\nboard:\nAB.\n...\ngoal:\n.X.\n...\n");
        CHECK(desk.widget("verdict").label.rfind("Line 6, column 2; ", 0) == 0);
        CHECK(desk.says("verdict", "'X'"));
        CHECK_FALSE(desk.has("verdict.ideas"));
        desk.act("build.text.close", "press");
        desk.settle();
        CHECK_FALSE(desk.says("verdict", "Line 6"));
    }
}

TEST_CASE("typing back what is drawn leaves no step behind") {
    Desk desk;
    show_text(desk);
    type(desk, "nothing");
    type(desk, kOpened);
    CHECK_FALSE(desk.widget("build.text").invalid);
    CHECK_FALSE(desk.model().editor.can_undo());
}

TEST_CASE("every section that is inserted leaves a puzzle, and one that may stand once is not offered twice") {
    for (std::size_t number = 0; number < ui::section_templates().size(); ++number) {
        const ui::SectionTemplate& part = ui::section_templates()[number];
        INFO(part.key);
        Desk desk;
        show_text(desk, "board:\nAAB\nAA.\n");
        desk.click("build.text.sections");
        desk.settle();
        desk.click(std::string("build.insert:") + part.key);
        desk.settle();
        const std::string text = desk.widget("build.text").value_text;
        CHECK(text.find(part.key) != std::string::npos);
        CHECK(desk.machine().said.focus_wishes.back() == "build.text");  // ready to be changed
        CHECK_FALSE(desk.widget("build.text").invalid);
        CHECK_FALSE(desk.has("build.insert:goal"));  // chosen
        desk.click("build.text.sections");
        desk.settle();
        CHECK(desk.widget(std::string("build.insert:") + part.key).disabled == part.once);
        CHECK(ui::with_section(text, number, desk.model().editor.drawing()).size() >= text.size());
    }
}

TEST_CASE("a goal that is inserted has the board's size and holds its largest piece") {
    const auto entry = ui::read_entry("", "board:\n#AAB\n AA.\nfacts: reachable 2\n");
    REQUIRE(entry);
    const auto drawing = ui::drawing_of(*entry.value());
    REQUIRE(drawing);
    CHECK(ui::with_section("board:\n#AAB\n AA.\n", 0, *drawing) == "board:\n#AAB\n AA.\ngoal:\n#AA.\n AA.\n");
    CHECK(ui::with_section("x", 99, *drawing) == "x");
}

TEST_CASE("the text opens by key with the focus wished for it, and takes the board's place on a phone") {
    Desk desk;
    desk.open(kOpened);
    desk.bench.perform(ui::command::ChooseTask{ui::kBuildTask});
    desk.settle();
    desk.machine().said = {};
    desk.bench.key("x", false, false);
    desk.settle();
    REQUIRE(desk.has("build.text"));
    CHECK(desk.machine().said.focus_wishes == std::vector<std::string>{"build.text"});
    desk.resize(390, 844);
    desk.settle();
    CHECK(desk.widget("build.text").rect.w > 300);
    CHECK(desk.widget("build.text").rect.h > 300);
    CHECK_FALSE(desk.has("build.cell:1,1"));
    CHECK(desk.has("build.play"));
    desk.click("build.text.close");
    desk.settle();
    CHECK(desk.has("build.cell:1,1"));
}

namespace {

/// What the module of the formats says to the last job.
void read_as(Desk& desk, const char* type, const nlohmann::json& more) {
    test::tell(desk, desk.model().jobs.jobs().back().ticket, type, more);
}

nlohmann::json reading(const std::string& format, const std::string& text, const nlohmann::json& notes,
                       const nlohmann::json& others) {
    const nlohmann::json report = {{"status", "complete"}, {"format", format}, {"text", text},
                                   {"notes", notes},       {"others", others}, {"seconds", 0}};
    return {{"report", report.dump()}};
}

}  // namespace

TEST_CASE("a puzzle of another program is recognised, taken over as one step, and read otherwise") {
    Desk desk;
    show_text(desk);
    const std::string before = drawn(desk);
    type(desk, "AA.\n...\n");
    REQUIRE(desk.model().jobs.jobs().size() >= 1);
    CHECK(desk.model().jobs.jobs().back().terms.module == ui::JobModule::formats);
    CHECK(desk.widget("build.text").invalid);
    const nlohmann::json rush = {{"name", "rush"}, {"title", "a Rush Hour board"}};
    read_as(desk, "done",
            reading("pair", "board:\nAA.\n...\n", {"Recognised as a pair of letters"}, nlohmann::json::array({rush})));
    CHECK_FALSE(desk.widget("build.text").invalid);
    CHECK(drawn(desk) == "metric: move\nboard:\nAA.\n...\n");
    CHECK(desk.widget("build.text.words").label == "Recognised as a pair of letters.");
    desk.click("build.text.otherwise");
    read_as(desk, "done",
            reading("rush", "board:\nAA.\n...\ncars: yes\n", nlohmann::json::array(), nlohmann::json::array()));
    CHECK(drawn(desk) == "metric: move\nboard:\nAA.\n...\naxis: horizontal A\n");
    CHECK(desk.widget("build.text.words").label == "Read as a Rush Hour board.");
    desk.bench.perform(ui::command::UndoEdit{});
    desk.settle();
    desk.bench.perform(ui::command::UndoEdit{});
    desk.settle();
    CHECK(drawn(desk) == before);
    CHECK_FALSE(desk.has("build.text.otherwise"));
}

TEST_CASE("of a puzzle of another program that was opened, Your puzzles says what it was read as while it is drawn") {
    Desk desk;
    const std::string text = "board:\n1..\n...\n";
    desk.open(text);
    desk.bench.perform(ui::command::ChooseTask{ui::kBuildTask});
    desk.settle();
    const nlohmann::json letters = {{"name", "letters"}, {"title", "a letter grid"}};
    const nlohmann::json report = {{"status", "complete"}, {"format", "gnome"},
                                   {"text", text},         {"notes", {"Recognised as a GNOME Klotski level"}},
                                   {"seconds", 0},         {"others", nlohmann::json::array({letters})}};
    desk.bench.perform(ui::command::Recognise{"#1  #\n", test::Told(report).bytes()});
    desk.settle();
    CHECK(desk.widget("drafts.recognised").label == "Recognised as a GNOME Klotski level.");
    desk.click("drafts.otherwise");
    read_as(desk, "done", reading("letters", "board:\n.1.\n...\n", nlohmann::json::array(), nlohmann::json::array()));
    CHECK(drawn(desk) == "metric: move\nboard:\n.1.\n...\n");
    CHECK(desk.widget("drafts.recognised").label == "Read as a letter grid.");
    desk.press("build.undo");
    CHECK_FALSE(desk.has("drafts.recognised"));
}

TEST_CASE("a text that another program's format refuses says where; one that none knows, what Shunt's own misses") {
    Desk desk;
    show_text(desk);
    type(desk, "3 3 bad");
    const std::string own = desk.widget("build.text.words").label;
    read_as(desk, "error", {{"kind", "input"}, {"message", "no format knows this"}, {"line", 0}, {"column", 0}});
    CHECK(desk.widget("build.text.words").label == own);
    type(desk, "3 3 worse");
    read_as(desk, "error", {{"kind", "input"}, {"message", "a row is missing"}, {"line", 2}, {"column", 4}});
    CHECK(desk.widget("build.text.words").label == "Line 2, column 4: a row is missing.");
    CHECK(desk.widget("build.text").fault_line == 2);
    CHECK(desk.widget("build.text").fault_column == 4);
    // What was typed meanwhile wins.
    type(desk, "3 3");
    const auto late = reading("pair", "board:\nA.\n", {"Recognised as a pair"}, nlohmann::json::array());
    const int ticket = desk.model().jobs.jobs().back().ticket;
    type(desk, "board:\nB..\n");
    test::tell(desk, ticket, "done", late);
    CHECK(drawn(desk) == "metric: move\nboard:\nB..\n");
}
