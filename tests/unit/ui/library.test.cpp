#include "ui/model/library.hpp"

#include "tests/support/catch2.hpp"
#include "tests/unit/ui/texts.hpp"
#include "ui/words/piece_names.hpp"

using namespace shunt;
using namespace shunt::ui;

TEST_CASE("a row of the library tells size and what is known") {
    CHECK(subtitle(*test::entry(test::kKlotski)) == "4 × 5 · 10 pieces");
    CHECK(subtitle(*test::entry(test::kKlotski + "\nfacts: move 81, reachable 25955\n")) == "4 × 5 · 81 moves");
    CHECK(subtitle(*test::entry("board:\n1.\nfacts: reachable 2613742\n")) == "2 × 1 · 2,613,742 positions");
    CHECK(subtitle(*test::entry("board:\n12\ngoal:\n21\nfacts: move unsolvable\n")) == "2 × 1 · unsolvable");
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
    const auto names = piece_names(klotski->puzzle, klotski->puzzle.start());
    CHECK(names[test::piece(klotski->puzzle, "2")] == "piece 2, 2 by 2, column 2, row 1, blocked");
    CHECK(names[test::piece(klotski->puzzle, "9")] == "piece 9, 1 by 1, column 1, row 5, can move right");
    CHECK(move_words(klotski->puzzle, test::move(klotski->puzzle, "7", "DRR")) == "piece 7: down, 2 cells right");
    const auto order = reading_order(klotski->puzzle, klotski->puzzle.start());
    CHECK(klotski->puzzle.pieces()[order.front()].name == "1");
    CHECK(klotski->puzzle.pieces()[order.back()].name == "0");
}
