// The editor: its history, its tools, its layers.
#include "ui/editor/editor.hpp"

#include "tests/support/catch2.hpp"
#include "tests/support/files.hpp"
#include "tests/unit/ui/editor/random_edits.hpp"
#include "ui/editor/drawing_text.hpp"

using namespace shunt;
using ui::Editor;
using ui::Tool;

namespace {

ui::EntryPtr entry(const std::string& text) {
    auto read = ui::read_entry("", text);
    REQUIRE(read.has_value());
    return *read;
}

void draw(Editor& editor, const std::vector<ui::Coordinate>& way) {
    editor.begin_stroke(way.front());
    for (const ui::Coordinate at : way) editor.extend_stroke(at);
    editor.end_stroke();
}

std::string text(const Editor& editor) { return ui::to_text(editor.drawing()); }

}  // namespace

TEST_CASE("undo of everything gives the first drawing, and redo of everything the last") {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Editor editor;
        REQUIRE_FALSE(editor.open(entry(test::source_file("puzzles/klotski.txt"))));
        const ui::Drawing first = editor.drawing();
        test::RandomEdits edits(seed);
        for (int i = 0; i < 250; ++i) editor.apply(edits.next(editor.drawing()));
        const ui::Drawing last = editor.drawing();
        while (editor.can_undo()) editor.undo();
        CHECK(editor.drawing() == first);
        while (editor.can_redo()) editor.redo();
        CHECK(editor.drawing() == last);
    }
}

TEST_CASE(
    "a puzzle that is opened and not changed stays the one it is; opening another is a step that undo takes back") {
    Editor editor;
    const ui::EntryPtr klotski = entry(test::source_file("puzzles/klotski.txt"));
    REQUIRE_FALSE(editor.open(klotski));
    CHECK(editor.puzzle() == klotski);
    CHECK_FALSE(editor.can_undo());
    editor.apply(ui::edit::Remove{{0}});
    CHECK(editor.puzzle() != klotski);
    const std::string changed = text(editor);
    REQUIRE_FALSE(editor.open(entry("board:\nA.\n")));
    editor.undo();
    CHECK(text(editor) == changed);
}

TEST_CASE("who made a puzzle of the library is not said to have made what it was changed into") {
    Editor editor;
    const std::string file = test::source_file("puzzles/klotski.txt");
    const auto klotski = ui::read_entry("klotski", file, "Klotski");
    REQUIRE(klotski);
    const std::string source = klotski.value()->puzzle.source();
    REQUIRE_FALSE(source.empty());
    const auto told = [&] { return editor.puzzle()->puzzle.source(); };
    REQUIRE_FALSE(editor.open(klotski.value()));
    editor.apply(ui::edit::SetName{"Mine"});
    CHECK(told() == source);
    editor.apply(ui::edit::Remove{{1}});
    CHECK(told() == "changed from Klotski (" + source + ")");
    editor.undo();
    CHECK(told() == source);
    editor.redo();
    editor.apply(ui::edit::SetSource{"me"});
    editor.apply(ui::edit::Remove{{1}});
    CHECK(told() == "me");
    Editor own;
    REQUIRE_FALSE(own.open(entry("source: me\nboard:\nA.B\n")));
    own.apply(ui::edit::Remove{{0}});
    CHECK(own.puzzle()->puzzle.source() == "me");
}

TEST_CASE("a stroke is one step however long, and shows while it is made") {
    Editor editor;
    editor.choose(Tool::paint);
    const auto version = editor.version();
    editor.begin_stroke({0, 0});
    editor.extend_stroke({0, 2});
    CHECK(editor.drawing().pieces.front().cells.size() == 3);
    CHECK(editor.version() == version);
    editor.end_stroke();
    CHECK(editor.version() > version);
    CHECK(editor.selected() == ui::Pieces{0});
    editor.undo();
    CHECK(editor.drawing() == ui::empty_drawing(5, 4));
    CHECK(editor.puzzle() == nullptr);
    editor.begin_stroke({0, 0});
    editor.drop_stroke();
    CHECK(editor.drawing() == ui::empty_drawing(5, 4));
}

TEST_CASE("what is selected is the same piece while a stroke takes others away") {
    Editor editor;
    REQUIRE_FALSE(editor.open(entry("board:\nABC\nDD.\ngoal:\n...\n.DD\n")));
    editor.select({3});
    editor.choose(Tool::erase);
    editor.begin_stroke({0, 0});
    REQUIRE(editor.drawing().pieces.size() == 3);
    CHECK(editor.selected() == ui::Pieces{2});
    CHECK(editor.is_marked(2));
    CHECK(editor.drawing().pieces[editor.selected().front()].name == "D");
    editor.extend_stroke({0, 1});
    CHECK(editor.selected() == ui::Pieces{1});
    SECTION("when it is dropped") {
        editor.drop_stroke();
        CHECK(editor.selected() == ui::Pieces{3});
    }
    SECTION("when it ends") {
        editor.end_stroke();
        CHECK(editor.selected() == ui::Pieces{1});
    }
    SECTION("when it takes the piece itself") {
        editor.extend_stroke({1, 1});
        editor.extend_stroke({1, 0});
        CHECK(editor.selected().empty());
    }
    SECTION("when another is selected meanwhile") {
        editor.choose(Tool::paint);
        editor.begin_stroke({1, 2});
        editor.select({editor.drawing().pieces.size() - 1});
        editor.drop_stroke();
        for (const std::size_t piece : editor.selected()) CHECK(piece < editor.drawing().pieces.size());
    }
}

TEST_CASE("walls, gates and what is outside are drawn and taken away by the cell a stroke begins on") {
    Editor editor;
    editor.start_new(1, 4);
    editor.choose(Tool::paint);
    draw(editor, {{0, 0}});
    editor.choose(Tool::wall);
    draw(editor, {{0, 1}, {0, 2}});
    CHECK(text(editor) == "metric: move\nboard:\nA##.\n");
    draw(editor, {{0, 1}});
    CHECK(text(editor) == "metric: move\nboard:\nA.#.\n");
    editor.choose(Tool::outside);
    draw(editor, {{0, 3}});
    CHECK(text(editor) == "metric: move\nboard:\nA.#\n");
    editor.choose(Tool::erase);
    draw(editor, {{0, 2}});
    CHECK(text(editor) == "metric: move\nboard:\nA..\n");
}

TEST_CASE("a goal is drawn by bringing pieces where they have to end, and marking cells that must be empty") {
    Editor editor;
    REQUIRE_FALSE(editor.open(entry("board:\nA..\nB..\n")));
    editor.show_layer(1);
    editor.press({0, 0});
    CHECK(editor.selected() == ui::Pieces{0});
    editor.press({1, 2});
    editor.choose(Tool::erase);
    editor.press({0, 0});
    CHECK(text(editor) == "metric: move\nboard:\nA..\nB..\ngoal:\n_..\n..A\n");
    editor.show_layer(2);
    editor.choose(Tool::move);
    editor.press({1, 0});
    editor.press({1, 1});
    CHECK(editor.drawing().goals.size() == 2);
    editor.press({1, 1});
    editor.remove_selected();
    CHECK(editor.layer() == 2);
    editor.show_layer(0);
    CHECK(editor.drawing().goals.size() == 1);
    CHECK(text(editor) == "metric: move\nboard:\nA..\nB..\ngoal:\n_..\n..A\n");
}

TEST_CASE("a selected piece is nudged over what is in its way") {
    Editor editor;
    REQUIRE_FALSE(editor.open(entry("board:\nAB..\n")));
    editor.select({0});
    editor.nudge(puzzle::Direction::right);
    CHECK(text(editor) == "metric: move\nboard:\n.BA.\n");
    editor.nudge(puzzle::Direction::up);
    CHECK(text(editor) == "metric: move\nboard:\n.BA.\n");
}

TEST_CASE("a board that would cut pieces asks first") {
    Editor editor;
    REQUIRE_FALSE(editor.open(entry("board:\nA.B\n")));
    editor.resize({1, 2, false});
    REQUIRE(editor.asked_size().has_value());
    editor.answer_size(false);
    CHECK(editor.drawing().columns == 3);
    editor.resize({1, 2, false});
    editor.answer_size(true);
    CHECK(text(editor) == "metric: move\nboard:\nA.\n");
    CHECK_FALSE(editor.asked_size().has_value());
}

TEST_CASE("pieces are recoloured with all they may be exchanged with, in one step that undo takes back") {
    Editor editor;
    REQUIRE_FALSE(editor.open(entry("board:\nAABB\nCC..\n")));
    const auto colours = [&] {
        std::vector<int> numbers;
        for (const ui::DrawnPiece& piece : editor.drawing().pieces) numbers.push_back(piece.colour);
        return numbers;
    };
    editor.apply(ui::edit::SetColour{{0}, 5});
    CHECK(text(editor) == "metric: move\nboard:\nAABB\nCC..\ncolour: 6 ABC\n");
    editor.apply(ui::edit::SetTwins{{0}, false});
    editor.apply(ui::edit::SetColour{{0}, 0});
    CHECK(colours() == std::vector<int>{0, 5, 5});
    editor.apply(ui::edit::SetColour{{0, 1}, puzzle::kNoColour});
    CHECK(colours() == std::vector<int>{-1, -1, -1});
    editor.undo();
    CHECK(colours() == std::vector<int>{0, 5, 5});
    editor.undo();
    CHECK(colours() == std::vector<int>{5, 5, 5});
    editor.apply(ui::edit::SetColour{{0}, 7});
    CHECK(colours() == std::vector<int>{5, 5, 5});
    REQUIRE_FALSE(editor.open(entry("board:\nAA.\nBB.\ncolour: 3 B\n")));
    CHECK(colours() == std::vector<int>{-1, 2});
}

TEST_CASE("a goal becomes another in one step; what does not fit is left out") {
    Editor editor;
    REQUIRE_FALSE(editor.open(entry("board:\nAB..\ngoal:\n...A\n")));
    editor.apply(ui::edit::SetGoal{0, {{{1, {0, 1}}, {0, {0, 1}}, {0, {0, 9}}, {7, {0, 0}}}, {{0, 3}, {5, 5}}}});
    CHECK(text(editor) == "metric: move\nboard:\nAB..\ngoal:\n.AB_\n");
    editor.undo();
    CHECK(text(editor) == "metric: move\nboard:\nAB..\ngoal:\n...A\n");
}
