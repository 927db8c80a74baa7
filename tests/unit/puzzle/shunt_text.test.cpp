#include "core/puzzle/format/shunt_text.hpp"

#include <algorithm>

#include "tests/support/catch2.hpp"
#include "tests/support/files.hpp"
#include "tests/support/puzzles.hpp"

using namespace shunt::puzzle;
using shunt::test::library_files;
using shunt::test::problem_from;
using shunt::test::puzzle_from;
using shunt::test::source_file;

namespace {

std::string refusal(const std::string& text) {
    const auto puzzle = parse_puzzle(text);
    return puzzle ? "accepted" : to_string(puzzle.error());
}

std::string position_refusal(const Puzzle& puzzle, const std::string& text) {
    const auto position = parse_position(puzzle, text);
    return position ? "accepted" : to_string(position.error());
}

}  // namespace

TEST_CASE("everything a file says is read", "[puzzle]") {
    const Puzzle puzzle = puzzle_from(
        "# a comment\nname: Two words\nsource: somewhere: a book\nnote: hard\nmetric: slide\n\nboard:\nA.\n.B\n\n"
        "facts: move 81, slide unsolvable, reachable 12\nfacts: packings 123456789012345678901, eccentricity step 7\n");
    CHECK(puzzle.name() == "Two words");
    CHECK(puzzle.source() == "somewhere: a book");
    CHECK(puzzle.note() == "hard");
    CHECK(puzzle.metric() == Metric::slide);
    using Subject = Fact::Subject;
    const std::vector<Fact> expected{{Subject::length, Metric::move, shunt::Natural(81)},
                                     {Subject::length, Metric::slide, std::nullopt},
                                     {Subject::reachable, std::nullopt, shunt::Natural(12)},
                                     {Subject::packings, std::nullopt, puzzle.facts()[3].value},
                                     {Subject::eccentricity, Metric::step, shunt::Natural(7)}};
    CHECK(std::equal(puzzle.facts().begin(), puzzle.facts().end(), expected.begin(), expected.end()));
    CHECK(puzzle.facts()[3].value->decimal() == "123456789012345678901");
}

TEST_CASE("the metric is move when none is given", "[puzzle]") {
    CHECK(puzzle_from("board:\nA.\n").metric() == Metric::move);
}

TEST_CASE("blanks and short rows are outside", "[puzzle]") {
    const Board board = puzzle_from("board:\n A.\nB\n").board();
    CHECK(board.cells() == 3);
    CHECK(board.ground({0, 0}) == Ground::outside);
    CHECK(board.ground({1, 2}) == Ground::outside);
}

TEST_CASE("a wall is written #, also in the first column", "[puzzle]") {
    const Board board = puzzle_from("board:\n#A.\n...\n").board();
    CHECK(board.ground({0, 0}) == Ground::wall);
    CHECK(board.rows() == 2);
}

TEST_CASE("an equals sign is a gate only where somebody may pass it", "[puzzle]") {
    CHECK(puzzle_from("board:\nA=.\n").pieces().size() == 2);
    const Puzzle gated = puzzle_from("board:\nA=.\ngate: A\n");
    CHECK(gated.pieces().size() == 1);
    CHECK(gated.board().ground({0, 1}) == Ground::gate);
}

TEST_CASE("names may be any character, and words in token mode", "[puzzle]") {
    CHECK(puzzle_from("board:\näö.\n").pieces()[1].name == "ö");
    const Puzzle words = puzzle_from("cells: tokens\nboard:\n10  9 .\n. 10 #\n");
    REQUIRE(words.pieces().size() == 2);
    CHECK(words.pieces()[0].name == "10");
    CHECK(words.kind_of(0).shape.size() == 2);
    CHECK(words.board().cells() == 5);
}

TEST_CASE("between words -- is outside, and so is what is missing at the end of a row", "[puzzle]") {
    const std::string text = "metric: move\ncells: tokens\nboard:\n10 -- .\n--\n. . 9\ngoal:\n. -- 10\n--\n. . .\n";
    const Problem read = problem_from(text);
    CHECK(read.puzzle.board().ground({0, 1}) == Ground::outside);
    CHECK(read.puzzle.board().ground({1, 2}) == Ground::outside);
    CHECK(print_puzzle(read) ==
          "metric: move\ncells: tokens\nboard:\n10 -- .\n-- -- --\n. . 9\ngoal:\n. -- 10\n-- -- --\n. . .\n");
    CHECK(refusal("cells: tokens\nboard:\nA --\ngoal:\n. A\n") ==
          "line 5, column 3: the board has no cell here that a piece could use");
}

TEST_CASE("line ends of other systems and a byte order mark do no harm", "[puzzle]") {
    CHECK(puzzle_from("\xEF\xBB\xBFname: X\r\nboard:\r\nA.\r\n..\r\n").board().cells() == 4);
    CHECK(puzzle_from("board:\nA.\n..").board().cells() == 4);  // no end of line at the end
}

TEST_CASE("a block ends at an empty line or at the next key", "[puzzle]") {
    CHECK(puzzle_from("board:\nA.\nmetric: step\n").metric() == Metric::step);
    CHECK(puzzle_from("board:\n\nA.\n\n# B\n").pieces().size() == 1);
}

TEST_CASE("columns count characters, not bytes", "[puzzle]") {
    CHECK(refusal("board:\näö.\ngoal:\näxö\n") == "line 4, column 2: no piece is named 'x'");
}

TEST_CASE("a piece cannot be restricted to both axes", "[puzzle]") {
    CHECK(refusal("board:\nAA.\ncars: yes\naxis: vertical A\n") ==
          "line 4, column 16: piece 'A' is restricted to the other axis already");
    CHECK(refusal("board:\nAA.\ncars: yes\naxis: horizontal A\n") == "accepted");
}

TEST_CASE("cars keep to their long axis, everything else is free", "[puzzle]") {
    const Puzzle puzzle = puzzle_from("board:\nAAB\nCDB\nCE.\nEE.\ncars: yes\n");
    CHECK(puzzle.kind_of(0).axis == Axis::horizontal);                             // A
    CHECK(puzzle.kind_of(1).axis == Axis::vertical);                               // B
    CHECK(puzzle.kind_of(2).axis == Axis::vertical);                               // C
    CHECK(puzzle.kind_of(3).axis == Axis::both);                                   // D, a unit
    CHECK(puzzle.kind_of(4).axis == Axis::both);                                   // E, bent
    CHECK(puzzle_from("board:\nA.A\ncars: yes\n").kind_of(0).axis == Axis::both);  // not straight: it has a gap
}

TEST_CASE("every puzzle of the library prints and reads back", "[puzzle]") {
    for (const std::string& file : library_files()) {
        INFO(file);
        const Problem problem = problem_from(source_file(file));
        const std::string printed = print_puzzle(problem);
        const Problem read = problem_from(printed);
        CHECK(print_puzzle(read) == printed);
        CHECK(read.start == problem.start);
        const Puzzle& puzzle = problem.puzzle;
        const Puzzle& again = read.puzzle;
        CHECK(again.name() == puzzle.name());
        CHECK(again.source() == puzzle.source());
        CHECK(again.note() == puzzle.note());
        CHECK(again.metric() == puzzle.metric());
        CHECK(again.kinds().size() == puzzle.kinds().size());
        CHECK(std::equal(again.facts().begin(), again.facts().end(), puzzle.facts().begin(), puzzle.facts().end()));
    }
}

TEST_CASE("positions print with names, walls, gates and outline", "[puzzle]") {
    const auto [puzzle, start] = problem_from("board:\n A#\nBB=\n.\ngate: A\n");
    CHECK(print_position(puzzle, start) == " A#\nBB=\n.\n");
    const Puzzle words = puzzle_from("cells: tokens\nboard:\n10 9 .\n");
    CHECK(print_position(words, {{1, 2}}) == ". 10 9\n");
}

TEST_CASE("positions read back", "[puzzle]") {
    const Puzzle puzzle = puzzle_from("board:\nAAB\nC.=\ngate: B\n");
    const auto position = parse_position(puzzle, ".AA\nC.B\n");
    REQUIRE(position.has_value());
    CHECK(position->anchors == std::vector<Cell>{1, 5, 3});
    const Puzzle tiles = puzzle_from("tiles: r\nboard:\nrr.\n");
    CHECK(parse_position(tiles, ".rr")->anchors == std::vector<Cell>{1, 2});
}

TEST_CASE("positions that are none of the puzzle's are refused", "[puzzle]") {
    const Puzzle puzzle = puzzle_from("board:\nAAB\nC.#\n");
    CHECK(position_refusal(puzzle, "AAB\n") == "the position has 1 row, the board has 2");
    CHECK(position_refusal(puzzle, "AA.\nC.#\n") == "piece 'B' is missing from the position");
    CHECK(position_refusal(puzzle, "A.B\nAC#\n") == "piece 'A' has another shape in the position");
    CHECK(position_refusal(puzzle, "AAB\nCB#\n") == "the position shows more of 'B' than the puzzle has");
    CHECK(position_refusal(puzzle, "AAB\n.CC\n") ==
          "line 2, column 3: the board has no cell here that a piece could use");
    CHECK(position_refusal(puzzle, "AAB\nCX#\n") == "the position shows more of 'X' than the puzzle has");
    const Puzzle cars = puzzle_from("cars: yes\nboard:\nAA.\n...\n");
    CHECK(position_refusal(cars, "...\nAA.\n") == "piece 'A' cannot come to where the position shows it");
}

TEST_CASE("a board of more than 4,096 cells is refused, one of 4,096 is read quickly", "[puzzle]") {
    const auto board_of = [](int rows) {
        std::string text = "tiles: *\nboard:\n";
        for (int row = 0; row < rows; ++row) text += std::string(64, static_cast<char>('a' + row % 26)) + "\n";
        return text;
    };
    CHECK(refusal(board_of(64)) == "accepted");
    CHECK(refusal(board_of(65)) == "line 2, column 1: the board has 4160 cells that pieces could use, more than 4,096");
}

TEST_CASE("a board of more cells than can be numbered is refused before it is built", "[puzzle]") {
    std::string text = "board:\n";
    for (int row = 0; row < 256; ++row) text += std::string(256, '.') + "\n";
    CHECK(refusal(text + "A\n") ==
          "line 1, column 1: the board has 65537 cells that pieces could use, more than 4,096");
}

TEST_CASE("a long list of tiles on a large board costs no more than reading both", "[puzzle]") {
    std::string names;
    for (int name = 0; name < 10'000; ++name) names += "A";
    std::string text = "tiles: " + names + "\nboard:\nA.\n";
    for (int row = 0; row < 900; ++row) text += std::string(1000, '#') + "\n";
    CHECK(refusal(text) == "accepted");  // 10^10 comparisons once: this test did not end
}

TEST_CASE("4,096 pieces that are all kept apart are read quickly", "[puzzle]") {
    std::string text = "cells: tokens\ndistinct: *\nboard:\n";
    for (int cell = 0; cell < 4096; ++cell) text += "p" + std::to_string(cell) + (cell % 64 == 63 ? "\n" : " ");
    const Puzzle puzzle = puzzle_from(text);
    CHECK(puzzle.kinds().size() == 4096);
    CHECK(puzzle.kinds().back().region.size() == 4096);
}

TEST_CASE("a text of more than a million bytes is refused at once", "[puzzle]") {
    CHECK(refusal(std::string(1'000'001, '#')) == "the text has 1000001 bytes; more than 1000000 are not read");
    CHECK(refusal("board:\nA.\n" + std::string(1'000'000 - 10, '#')) != "accepted");
}

TEST_CASE("what cannot be seen names no piece", "[puzzle]") {
    CHECK(refusal("board:\nA\u00A0.\n") == "line 2, column 2: a character that cannot be seen; it cannot name a piece");
    CHECK(refusal("board:\nA\u202E.\n") == "line 2, column 2: a character that cannot be seen; it cannot name a piece");
    CHECK(refusal("cells: tokens\nboard:\nA\u200DB .\n") ==
          "line 3, column 1: a character that cannot be seen; it cannot name a piece");
    CHECK(refusal("board:\nä字.\n") == "accepted");
}
