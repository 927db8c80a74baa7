// What a text of which nobody says the format is read as, and what it is refused as.
#include "core/puzzle/format/format.hpp"
#include "core/puzzle/format/shunt_text.hpp"
#include "tests/support/catch2.hpp"

using namespace shunt;
using namespace shunt::puzzle;

namespace {

/// Of the puzzle that a text is read as when nobody says its format: "rows x columns pieces".
std::string size_and_pieces(std::string_view text) {
    const auto found = interpret(text);
    if (!found) return to_string(found.error());
    const Puzzle& puzzle = found->reading.puzzle;
    return std::to_string(puzzle.board().rows()) + "x" + std::to_string(puzzle.board().columns()) + " " +
           std::to_string(puzzle.pieces().size());
}

/// The names of the formats that recognise a text.
std::string recognisers(std::string_view text) {
    std::string names;
    for (const Format* format : recognised(text)) names += (names.empty() ? "" : " ") + std::string(format->name);
    return names;
}

}  // namespace

TEST_CASE("a puzzle file is read although a page has put blanks before all of its lines", "[formats]") {
    CHECK(size_and_pieces("  board:\n  AAB\n   .B\n\n  goal:\n  ..B\n   .B\n") == "2x3 2");
    CHECK(size_and_pieces("\tboard:\r\n\tA.\r\n\r\n\tgoal:\r\n\t.A\r\n") == "1x2 1");
    CHECK(size_and_pieces("  board:\n  A.\n  goal:\n  .C\n") == "line 4, column 4: no piece is named 'C'");
}

TEST_CASE("each text is recognised as what it is, and as what else it could be", "[formats]") {
    CHECK(recognisers("board:\nA.\n") == "shunt");
    CHECK(recognisers("\xEF\xBB\xBF"
                      "board:\r\nA.\r\n") == "shunt");
    CHECK(recognisers("{\"blocks\": []}") == "jeantimex");
    CHECK(recognisers("{blocks: []}") == "jeantimex");
    CHECK(recognisers("{\"cols\":1,\"rows\":1,\"pieces\":[]}") == "tomfrost");
    CHECK(recognisers("[[1,2],[3,0]]") == "tiles letters");
    CHECK(recognisers("{{1,0},{2,0}};") == "bickford letters");
    CHECK(recognisers("XSIZE: 3\n") == "js2");
    CHECK(recognisers("5x4 a b\n1 = 11\n1\n1\n") == "knuth letters");
    CHECK(recognisers("size 2 1\ninitial\na.\ntarget\n.a\n") == "collection tiles letters");
    CHECK(recognisers("size 2 1\nmap\n1 \n") == "tiles");
    CHECK(recognisers("2 2 sun\na.\n..\n") == "2swap letters");
    CHECK(recognisers("2x2:1,2,3,0") == "fifteen");
    CHECK(recognisers("4x4#123") == "fifteen");
    CHECK(recognisers("6x6m4#123") == "slide");
    CHECK(recognisers("3x1:mae,2,0") == "slide");
    CHECK(recognisers("15 AABoooBoooooxooo 12") == "rush");
    CHECK(recognisers("AA.......") == "rush");
    CHECK(recognisers("123456780") == "tiles common");
    CHECK(recognisers("ab.cdefgh") == "tiles");
    CHECK(recognisers("4WVE1") == "short");
    CHECK(recognisers("12121") == "short common");
    CHECK(recognisers("1A9BF0C") == "common");
    CHECK(recognisers("1 2 3 4 5 6 7 8 9 10 11 12 13 14 0 15") == "tiles korf bickford");
    CHECK(recognisers("1 1 0 0") == "bickford");
    CHECK(recognisers("####\n#* #\n#. #\n####\n") == "gnome letters");
    CHECK(recognisers("a.\n\n.a\n") == "letters");
    CHECK(recognisers("AA.BBB\n......\n......\n......\n......\n......\n").substr(0, 4) !=
          "rush");  // two in the row of A
    CHECK(recognisers("AA.B..\n...B..\n......\n......\n......\n......\n") == "rush letters");
    CHECK(recognisers("Dear friend,\n").empty());
}

TEST_CASE("a text is never another puzzle: what divides its cells is no piece", "[formats]") {
    const std::string plain =
        print_puzzle(*read_as(*format_named("letters"), "ABBC\nABBC\nDEEF\n\n....\n.BB.\n.BB.\n"));
    for (const char* text : {"A B B C\nA B B C\nD E E F\n\n. . . .\n. B B .\n. B B .\n",
                             "A,B,B,C\nA,B,B,C\nD,E,E,F\n\n.,.,.,.\n.,B,B,.\n.,B,B,.\n",
                             "```\nABBC\nABBC\nDEEF\n\n....\n.BB.\n.BB.\n```\n"}) {
        INFO(text);
        const auto found = interpret(text);
        REQUIRE(found.has_value());
        CHECK(print_puzzle(found->reading) == plain);
    }
}

TEST_CASE("what stands beside cells is neither lost nor taken for cells", "[formats]") {
    // Rows that do not stand below each other; rows with signs beside rows of letters.
    CHECK(size_and_pieces(" .AA\nB..\n\n ...\nAA.\n") == "2x4 2");
    CHECK(size_and_pieces("  ;;\n.;;t\nz..t\n\n  ..\n...t\n...t\n") == "3x4 3");
    // A first column that counts up, between bars or below 6 and 7, is one of tiles.
    CHECK(size_and_pieces("| 6 | 2 | 3 |\n| 7 | 0 | 1 |\n| 8 | 5 | 4 |\n") == "3x3 8");
    CHECK(size_and_pieces("6\t7\t\n1\t4\t5\n2\t8\t3\n") == "3x3 8");
    // A path is no board in one word.
    CHECK_FALSE(interpret("./klotski"));
    CHECK_FALSE(interpret("bad/goal-part-of-a-piece"));
    // Nothing is left of the row or column in which an exit seemed to stand.
    for (const char* text :
         {"\t1\t1\t3\t3\n5\t\t\t\t2\n\t4\t4\t4\t\t\t\n\t\t1\t1\t\n\t\t\t\t\n", "A\n B\n B\n", "AA\nB\nB\n\n"})
        (void)interpret(text);
    CHECK(boards_in("\xFF\xFE"
                    "A")
              .empty());
}

TEST_CASE("other puzzles are refused by their names", "[formats]") {
    const auto said = [](std::string_view text) {
        return interpret(text) ? "accepted" : interpret(text).error().message;
    };
    CHECK(said("#####\n#.$@#\n#  *#\n#####\n").find("Sokoban") != std::string::npos);
    CHECK(said("(define (problem p) (:domain tiles))").find("PDDL") != std::string::npos);
    CHECK(said("..BB..AA.B...... A3").find("how far a car may move") != std::string::npos);
    CHECK(said("\xFF\xFE"
               "A")
              .find("UTF-16") != std::string::npos);
    CHECK(said("Dear friend,\nhow are you?\n").find("board:") != std::string::npos);
}

TEST_CASE("the car to leave is the one that stands for it, and is told", "[formats]") {
    const auto goal = [](std::string_view text) {
        const auto found = interpret(text);
        return found ? found->reading.goal : to_string(found.error());
    };
    CHECK(goal("......\nAA.B..\nXX.B..\n......\n......\n......\n") == "car X to the right edge");
    CHECK(goal("6 6\n...B..\n...B..\nPP.B..>\n......\nAA....\n......\n") == "car P to the right edge");
    CHECK(goal("0 0 0\n2 0 3\n2 1 3\n") != "car 1 to the right edge");
}

TEST_CASE("what could be read otherwise is said", "[formats]") {
    const auto reading = read_any("AA.B..\n...B..\n......\n......\n......\n......\n");
    REQUIRE(reading.has_value());
    CHECK(reading->notes.front() ==
          "Read as a Rush Hour board (cars move lengthwise only): 6 rows, 6 columns, 2 pieces; goal: car A to the "
          "right edge; it can "
          "also be read as a letter grid (letters)");
    CHECK(read_any("board:\nA.\n")->notes.empty());
}
