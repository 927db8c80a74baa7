// Laws of drawings: whatever is done to one, it stays in order, it prints, and what is printed is read as what is drawn.
#include "tests/support/catch2.hpp"

#include <set>

#include "core/puzzle/format/shunt_text.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/files.hpp"
#include "tests/unit/ui/editor/drawn.hpp"
#include "tests/unit/ui/editor/random_edits.hpp"
#include "ui/editor/drawing_text.hpp"

using namespace shunt;
using ui::Coordinate;
using ui::Drawing;

namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__EMSCRIPTEN__)
constexpr int kManyEdits = 20'000;
#else
constexpr int kManyEdits = 100'000;
#endif

/// Other numbers of them are asked for by SHUNT_EDITS.
int edits_wanted() { return static_cast<int>(test::number_from("SHUNT_EDITS", test::effort(10'000, kManyEdits))); }

/// A piece with all that matters of it but its number.
std::string piece_text(const puzzle::Problem& problem, puzzle::PieceId piece) {
    const puzzle::Puzzle& puzzle = problem.puzzle;
    const puzzle::Kind& kind = puzzle.kind_of(piece);
    std::string text = puzzle.pieces()[piece].name + " at " + std::to_string(problem.start.anchors[piece]);
    for (const Coordinate offset : kind.shape.offsets())
        text += " " + std::to_string(offset.row) + "," + std::to_string(offset.column);
    text += " axis " + std::to_string(static_cast<int>(kind.axis)) + (kind.enters_gates ? " gates" : "") + " colour " +
            std::to_string(puzzle.pieces()[piece].colour);
    for (const puzzle::Cell anchor : kind.region) text += " " + std::to_string(anchor);
    return text;
}

std::string kind_text(const puzzle::Problem& problem, puzzle::KindId kind) {
    std::multiset<std::string> pieces;
    for (const puzzle::PieceId piece : problem.puzzle.kinds()[kind].pieces) pieces.insert(piece_text(problem, piece));
    std::string text = "kind:";
    for (const std::string& piece : pieces) text += "\n  " + piece;
    return text;
}

std::string goal_text(const puzzle::Problem& problem, const puzzle::Goal& goal) {
    std::multiset<std::string> wanted;
    for (const auto& placement : goal.placements) {
        const puzzle::Kind& kind = problem.puzzle.kinds()[placement.kind];
        // Whoever it asks for: nobody can meet it.
        const bool met = std::binary_search(kind.region.begin(), kind.region.end(), placement.anchor);
        wanted.insert((met ? kind_text(problem, placement.kind) : "nobody") + " to " +
                      std::to_string(placement.anchor));
    }
    for (const puzzle::Cell cell : goal.voids) wanted.insert("empty " + std::to_string(cell));
    std::string text = "goal:";
    for (const std::string& one : wanted) text += "\n " + one;
    return text;
}

/// Everything that matters of a puzzle to whoever solves it, whatever the order of its pieces.
std::string essence(const puzzle::Problem& problem) {
    const puzzle::Puzzle& puzzle = problem.puzzle;
    std::multiset<std::string> kinds;
    for (std::size_t kind = 0; kind < puzzle.kinds().size(); ++kind)
        kinds.insert(kind_text(problem, static_cast<puzzle::KindId>(kind)));
    std::string text = puzzle.name() + "\n" + puzzle.note() + "\n" + puzzle.source() + "\n" +
                       std::string(to_string(puzzle.metric())) + "\n" + std::to_string(puzzle.facts().size()) + "\n";
    for (const std::string& kind : kinds) text += kind + "\n";
    for (const puzzle::Goal& goal : puzzle.goals()) text += goal_text(problem, goal) + "\n";
    for (int row = 0; row < puzzle.board().rows(); ++row) {
        for (int column = 0; column < puzzle.board().columns(); ++column)
            text += std::to_string(static_cast<int>(puzzle.board().ground({row, column})));
        text.erase(text.find_last_not_of('0') + 1);  // what is missing at a row's end is outside
        text += "\n";
    }
    return text;
}

bool same(const puzzle::Problem& a, const puzzle::Problem& b) { return essence(a) == essence(b); }

/// What drawing.hpp promises; empty when it is kept.
std::string disorder(const Drawing& drawing) {
    std::set<Coordinate> taken;
    for (const ui::DrawnPiece& piece : drawing.pieces) {
        if (piece.cells.empty()) return "piece " + piece.name + " has no cell";
        if (piece.cells.size() > 1 && ui::count_named(drawing, piece.name) > 1) return piece.name + " is not alone";
        if (!std::is_sorted(piece.cells.begin(), piece.cells.end())) return "cells of " + piece.name + " in disorder";
        for (const Coordinate cell : piece.cells) {
            if (ui::ground_at(drawing, cell) != ui::Ground::floor) return piece.name + " stands on no floor";
            if (!taken.insert(cell).second) return piece.name + " overlaps another piece";
        }
    }
    for (const ui::DrawnGoal& goal : drawing.goals) {
        std::set<Coordinate> wanted(goal.voids.begin(), goal.voids.end());
        std::set<std::size_t> placed;
        for (const auto& [piece, shift] : goal.placements) {
            if (piece >= drawing.pieces.size() || !placed.insert(piece).second) return "a goal names a piece wrongly";
            for (const Coordinate cell : ui::shifted(drawing.pieces[piece].cells, shift)) {
                if (!wanted.insert(cell).second) return "a goal wants two things on one cell";
            }
        }
        for (const Coordinate cell : wanted) {
            const ui::Ground ground = ui::ground_at(drawing, cell);
            if (ground != ui::Ground::floor && ground != ui::Ground::gate) return "a goal leaves the board";
        }
    }
    return "";
}

/// Why the text of a drawing does not say what is drawn; empty when it does.
std::string text_fault(const Drawing& drawing) {
    const std::string text = ui::to_text(drawing);
    const auto puzzle = ui::problem_of(drawing);
    const auto read = puzzle::parse_puzzle(text);
    if (!puzzle) return read ? "what is no puzzle reads as one" : "";
    if (!read) return to_string(read.error()) + "\n" + text;
    if (!same(*puzzle, *read))
        return "the text reads as another puzzle\n" + text + essence(*puzzle) + "\nand\n" + essence(*read);
    const auto again = ui::drawing_of(*read);
    if (!again) return again.error().message;
    const auto redrawn = ui::problem_of(*again);
    if (!redrawn || !same(*redrawn, *read)) return "drawn again it is another puzzle\n" + text;
    return "";
}

}  // namespace

TEST_CASE("every puzzle of the library is drawn as it is") {
    for (const std::string& path : test::library_files()) {
        INFO(path);
        const auto puzzle = puzzle::parse_puzzle(test::source_file(path));
        REQUIRE(puzzle.has_value());
        const auto drawing = ui::drawing_of(*puzzle);
        REQUIRE(drawing.has_value());
        CHECK(disorder(*drawing).empty());
        const auto again = ui::problem_of(*drawing);
        REQUIRE(again.has_value());
        CHECK(same(*again, *puzzle));
    }
}

TEST_CASE("whatever is done to a drawing, it is in order, prints, and is read as what it is") {
    const std::vector<std::string> starts{"puzzles/klotski.txt", "puzzles/gnome-klotski/agatka.txt",
                                          "puzzles/rush-hour/rush-hour-1.txt", "puzzles/project-euler/pe244.txt"};
    constexpr int kEditsOfOne = 250;
    const int rounds = edits_wanted() / kEditsOfOne;
    for (int round = 0; round < rounds; ++round) {
        test::RandomEdits edits(static_cast<std::uint64_t>(round));
        const std::size_t number = static_cast<std::size_t>(round) % (starts.size() + 2);
        Drawing drawing =
            number < starts.size() ? test::drawn(test::source_file(starts[number])) : ui::empty_drawing(5, 4);
        for (int i = 0; i < kEditsOfOne; ++i) {
            const ui::Edit edit = edits.next(drawing);
            drawing = ui::edited(std::move(drawing), edit);
            std::string fault = disorder(drawing);
            if (fault.empty()) fault = text_fault(drawing);
            if (!fault.empty())
                FAIL("round " << round << ", edit " << i << " of kind " << edit.index() << ": " << fault);
        }
    }
    SUCCEED();
}

TEST_CASE("what is painted is one piece, and takes cells from others") {
    Drawing drawing = ui::empty_drawing(2, 3);
    drawing = ui::edited(drawing, ui::edit::Paint{std::nullopt, {{0, 0}, {0, 1}, {0, 2}}});
    drawing = ui::edited(drawing, ui::edit::Paint{std::nullopt, {{1, 1}, {0, 1}}});
    REQUIRE(drawing.pieces.size() == 2);
    CHECK(drawing.pieces[0].name == "A");
    CHECK(drawing.pieces[0].cells == std::vector<Coordinate>{{0, 0}, {0, 2}});
    CHECK(drawing.pieces[1].cells == std::vector<Coordinate>{{0, 1}, {1, 1}});
    CHECK(ui::to_text(drawing) == "metric: move\nboard:\nABA\n.B.\n");
}

TEST_CASE("a goal stays where it is when its piece moves, and follows when the piece takes another shape") {
    Drawing drawing = test::drawn("board:\nA...\n....\ngoal:\n...A\n....\n");
    drawing = ui::edited(drawing, ui::edit::Shift{{0}, {1, 0}});
    CHECK(ui::goal_piece_at(drawing, 0, {0, 3}) == std::size_t{0});
    drawing = ui::edited(drawing, ui::edit::Paint{0, {{0, 0}}});
    CHECK(ui::goal_piece_at(drawing, 0, {0, 3}) == std::nullopt);  // there is no room for it any more
}

TEST_CASE("facts are of the puzzle they were found for") {
    const Drawing drawing = test::drawn(test::source_file("puzzles/klotski.txt"));
    CHECK_FALSE(drawing.facts.empty());
    CHECK(ui::edited(drawing, ui::edit::SetName{"Other"}).facts == drawing.facts);
    CHECK(ui::edited(drawing, ui::edit::Remove{{0}}).facts.empty());
    CHECK(ui::edited(drawing, ui::edit::Remove{{99}}) == drawing);
}

TEST_CASE("a resize says what it would cut, and takes it away") {
    const Drawing drawing = test::drawn("board:\nAAB\nC..\n");
    const ui::edit::Resize narrower{2, 2, false};
    CHECK(ui::cut_by(drawing, narrower) == std::vector<std::string>{"B"});
    CHECK(ui::edited(drawing, narrower).pieces.size() == 2);
    const ui::edit::Resize from_left{2, 1, true};
    CHECK(ui::cut_by(drawing, from_left) == std::vector<std::string>{"A", "C"});
    CHECK(ui::cut_by(drawing, {3, 4, true}).empty());
    CHECK(ui::to_text(ui::edited(drawing, {ui::edit::Resize{3, 4, true}})) ==
          "metric: move\nboard:\n....\n.AAB\n.C..\n");
}

TEST_CASE("the first gate lets the pieces of the goal in") {
    Drawing drawing = test::drawn("board:\nAB..\ngoal:\n..A.\n");
    drawing = ui::edited(drawing, ui::edit::SetGround{ui::Ground::gate, {{0, 3}}});
    CHECK(drawing.pieces[0].enters_gates);
    CHECK_FALSE(drawing.pieces[1].enters_gates);
}

TEST_CASE("the ends of a goal can be exchanged with the start") {
    const Drawing drawing = test::drawn("board:\nAB.\ngoal:\nA.B\n");
    const Drawing swapped = ui::edited(drawing, ui::edit::SwapStartAndGoal{0});
    CHECK(ui::to_text(swapped) == "metric: move\nboard:\nA.B\ngoal:\nAB.\n");
    CHECK(ui::edited(swapped, ui::edit::SwapStartAndGoal{0}) == drawing);
}
