#include "ui/model/library.hpp"
#include "ui/words/entry_words.hpp"

#include "tests/support/catch2.hpp"
#include "tests/unit/ui/texts.hpp"
#include "ui/words/board_words.hpp"
#include "ui/words/piece_names.hpp"

using namespace shunt;
using namespace shunt::ui;

TEST_CASE("a row of the library tells size and what is known") {
    CHECK(subtitle(*test::entry(test::kKlotski)) == "5 × 4 · 10 pieces");
    CHECK(subtitle(*test::entry(test::kKlotski + "\nfacts: move 81, reachable 25955\n")) == "5 × 4 · 81 moves");
    CHECK(subtitle(*test::entry("board:\n1.\nfacts: move 1234567890123456789\n")) ==
          "1 × 2 · 1,234,567,890,123,456,789 moves");
    CHECK(subtitle(*test::entry("board:\n1.\nfacts: reachable 2613742\n")) == "1 × 2 · 2,613,742 positions");
    CHECK(subtitle(*test::entry("board:\n12\ngoal:\n21\nfacts: move unsolvable\n")) == "1 × 2 · unsolvable");
}

TEST_CASE("every puzzle has a title and a task") {
    const auto plain = test::entry("board:\n1.\n");
    CHECK(title(*plain) == "Puzzle");
    CHECK_FALSE(task(*plain).empty());
    CHECK(task(*test::entry(test::kKlotski)) == "Bring the red piece 2 to the dashed outline");
    CHECK(task(*test::entry("note: Do it.\nboard:\n1.\n")) == "Do it.");
}

TEST_CASE("pieces are told apart by name, size, place and where they can go") {
    const auto klotski = test::entry(test::kKlotski);
    const auto names = piece_names(klotski->puzzle, klotski->start);
    CHECK(names[test::piece(klotski->puzzle, "2")] == "piece 2, 2 by 2, row 1, column 2, blocked");
    CHECK(names[test::piece(klotski->puzzle, "9")] == "piece 9, 1 by 1, row 5, column 1, can move right");
    CHECK(move_words(klotski->puzzle, test::move(klotski->puzzle, "7", "DRR")) == "piece 7: down, 2 cells right");
    const auto order = reading_order(klotski->puzzle, klotski->start);
    CHECK(klotski->puzzle.pieces()[order.front()].name == "1");
    CHECK(klotski->puzzle.pieces()[order.back()].name == "0");
}

TEST_CASE("a board is told with its goal, and rules that no picture shows are said with the task") {
    const auto told = [](const char* text) { return board_words(test::entry(text)->puzzle); };
    CHECK(board_words(test::entry(test::kKlotski)->puzzle) == "Board, 5 by 4. Goal: piece 2 to row 4, column 2.");
    CHECK(told("board:\n12.\n#..\n\ngoal:\n..1\n...\n\ngoal:\n...\n..1\n") ==
          "Board, 2 by 3. 1 wall cell. One goal: piece 1 to row 1, column 3. "
          "One goal: piece 1 to row 2, column 3.");
    const auto cars = test::entry("note: Out.\ncars: yes\nboard:\nAA.B\n...B\ngoal:\n.AA.\n....\n");
    CHECK(task(*cars) == "Out. Every piece moves only along its length.");
    const auto gated = test::entry("gate: A\nboard:\nA.=\nB..\ngoal:\n..A\n...\n");
    CHECK(task(*gated) == "Bring the red piece A to the dashed outline. Only these may enter the gates: A.");
    CHECK(rule_words(test::entry(test::kKlotski)->puzzle).empty());
}
