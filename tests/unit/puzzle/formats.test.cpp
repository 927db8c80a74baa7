// Every foreign format: what is read, what is refused and where, and what it can say of a puzzle.
#include "core/puzzle/format/format.hpp"

#include "core/puzzle/format/difference.hpp"
#include "core/puzzle/format/shunt_text.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/puzzles.hpp"

using namespace shunt;
using namespace shunt::puzzle;
using shunt::test::library_problem;
using shunt::test::problem_from;

namespace {

Result<Reading> read(std::string_view format, std::string_view text) { return read_as(*format_named(format), text); }

/// What the text says, in the project's own format.
std::string meaning(std::string_view format, std::string_view text) {
    const auto reading = read(format, text);
    return reading ? print_puzzle(*reading) : to_string(reading.error());
}

std::string refusal(std::string_view format, std::string_view text) {
    const auto reading = read(format, text);
    return reading ? "accepted" : to_string(reading.error());
}

std::string written(std::string_view format, const Problem& problem) {
    const auto text = write_as(*format_named(format), problem);
    return text ? *text : to_string(text.error());
}

/// A 2x2 to be brought to the other corner past two units and a domino.
Problem corner() { return problem_from("board:\nAABBC\nAAD..\nEE...\ngoal:\n.....\n...AA\n...AA\n"); }

}  // namespace

TEST_CASE("letter grids: outline, holes and the default of interchangeability", "[formats]") {
    CHECK(meaning("letters", "  ab.\n  a\n\n ..a\n .\n") ==
          "line 4, column 2: the goal shows piece 'a' in another shape than the start");
    CHECK(meaning("letters", "  a#.\n  b\n\n .#a\n .\n") == "metric: move\nboard:\naA.\nb\ngoal:\n.Aa\n.\n");
    CHECK(refusal("letters", "a..\n\n..b\n") == "line 3, column 3: piece 'b' is in the goal only");
    CHECK(refusal("letters", "a..\n\n...a\n") == "line 3, column 4: the goal has a cell where the start has none");
    CHECK(refusal("letters", "a..\n\n.a\n") ==
          "line 3, column 1: the start has cells in this row that the goal has not");
    CHECK(refusal("letters", "a.\n\n.a\n\na.\n") == "line 5, column 1: a third grid: only start and goal are expected");
}

TEST_CASE("rows of pieces that spell a key are written as words", "[formats]") {
    const Reading named = *read("shunt", "cells: tokens\nboard:\n. goal:\n");
    const Problem moved{named.puzzle, *parse_position(named.puzzle, "goal: .\n")};
    CHECK(written("shunt", moved) == "metric: move\ncells: tokens\nboard:\n goal: .\n");
    CHECK(meaning("shunt", written("shunt", moved)) == written("shunt", moved));
}

TEST_CASE("js2: types, walls, locks, voids in goals", "[formats]") {
    const std::string text =
        "! a comment\nXSize: 4 and more\nysize: 2\nbigmem: 5\npiece: 1 (0,0)( 1 , 0 );\npiece: 2 (0,0)\npiece: 3 "
        "(0,0)\n"
        "put: 1 (0,0) 'x'\nput: 2 (0,1)\nput: 2 (1,1)\nput: 3 (2,1)\nhwall: 0 (3,3)\nlocky: 1\nwin: 1 (1,0)\nwin: 0 "
        "(0,1)\n";
    const auto reading = read("js2", text);
    REQUIRE(reading.has_value());
    CHECK(reading->notes == std::vector<std::string>{"Settings of js2's own search are left out: bigmem"});
    CHECK(print_puzzle(*reading) ==
          "metric: move\nboard:\nAA.#\nBCD.\ngoal:\n.AA#\n_...\ndistinct: D\naxis: horizontal A\n");
    CHECK(refusal("js2", "xsize: 2\nysize: 1\nput: 1 (0,0)\n") ==
          "line 3, column 1: there is no piece 1 before this line");
    CHECK(refusal("js2", "xsize: 2\nysize: 1\nfoo: 1\n") == "line 3, column 1: unknown command 'foo'");
    CHECK(refusal("js2", "xsize: 2\nysize: 1\npiece: 1 (0,0)\nput: 1 (2,0)\n") ==
          "line 4, column 1: this piece leaves the board");
    CHECK(refusal("js2", "xsize: 2\nysize: 1\npiece: 1 (0,0)\nput: 1 (0,0)\nxstep: 1 2\n") ==
          "line 5, column 1: pieces that move by multiples of cells cannot be represented");
    CHECK(refusal("js2", "xsize: 2\nysize: 1\npiece: 1 (0,0)\nput: 1 (0,0)\nput: 1 (0,0)\n") ==
          "line 5, column 1: this piece overlaps another one in row 1, column 1");
    const std::string endless = "xsize: 99999999\nysize: 99999999\npiece: 1 (0,0)\nput: 1 (0,0)\n";
    CHECK(refusal("js2", endless) ==
          "line 1, column 1: a board of 99999999 rows and 99999999 columns has more than 4,096 cells");
}

TEST_CASE("Knuth's SLIDING: kinds by name, dead cells, voids left out", "[formats]") {
    CHECK(meaning("knuth", "2x3 a remark\n1 = 11\n2 = 1/1\n\n0201\n0201\n") ==
          "line 5, column 4: this piece fills a cell twice");
    CHECK(meaning("knuth", "2 x 3\n1 = 1\n2 = 1\n1120x\n0x0211\n") ==
          "line 5, column 1: the start and the goal have different dead cells (x)");
    CHECK(meaning("knuth", "2 x 3\n1 = 1\n2 = 1\n1120x\n0021x1\n") ==
          "metric: move\nboard:\n1A2\n.#.\ngoal:\n..2\n1#A\nalike: 1A\n");
    CHECK(refusal("knuth", "2 x 2\n1 = 1\n12\n021\n") == "line 3, column 2: piece 2 is used but not defined");
    CHECK(refusal("knuth", "2 x 2\r\n1 = 1\r\n1\r\n001\r\n") ==
          "line 1, column 6: a carriage return; SLIDING refuses it");
    CHECK(refusal("knuth", "2 x 2\n1 = 111\n1\n1\n") == "line 3, column 1: this piece leaves the board");
}

TEST_CASE("Rush Hour: cars, walls, the primary one, database lines and links", "[formats]") {
    const std::string board = "BBo.AA..x......C.";
    CHECK(meaning("rush", "15 AABoooBoooooxooo 12") ==
          "metric: slide\nboard:\nAAB.\n..B.\n....\n#...\ngoal:\n..AA\n....\n....\n#...\naxis: horizontal A\n"
          "axis: vertical B\nfacts: slide 15, reachable 12\n");
    CHECK(meaning("rush", "#AABoooBoooooxooo/A+1") == meaning("rush", "AAB.\n..B.\n....\nx...\n").substr(0));
    CHECK(refusal("rush", "52 AABooo 3") == "line 1, column 4: the board has 6 characters, which is no square number");
    CHECK(refusal("rush", "A..A.....") ==
          "line 1, column 1: the primary car A (the first by label) must be horizontal");
    CHECK(refusal("rush", "AABB............") == "line 1, column 3: car B is horizontal in the row of the primary car");
    CHECK(refusal("rush", "AA.BB.B..") == "line 1, column 4: car B is no straight run of two or more cells");
    CHECK(refusal("rush", board) == "line 1, column 1: the board has 17 characters, which is no square number");
}

TEST_CASE("GNOME Klotski: frame, gate, targets and the floor beyond", "[formats]") {
    CHECK(meaning("gnome", "#####\n#*a #\n#-###\n ..\n") ==
          "metric: move\nboard:\n#####\n#Aa.#\n#=###\n.....\n"
          "goal:\n#####\n#...#\n#.###\n.A...\ngoal:\n#####\n#...#\n#.###\n..A..\ngate: A\n");
    CHECK(refusal("gnome", "###\n#a#\n###\n") == "line 1, column 1: there is no main piece '*'");
    CHECK(refusal("gnome", "####\n#**#\n.  .\n") ==
          "line 1, column 1: the main piece '*' finds no room on the targets '.'");
}

TEST_CASE("Hua Rong Dao codes: both ways, and what is none", "[formats]") {
    const Problem klotski = library_problem("klotski");
    CHECK(written("common", klotski) == "1A9BF0C00\n");
    CHECK(written("short", klotski) == "4WVE1\n");
    CHECK_FALSE(difference(*read("short", "4wve1"), klotski).has_value());
    CHECK_FALSE(difference(*read("common", "1a9bf0c"), klotski).has_value());
    CHECK(refusal("common", "3A9BF0C00") == "line 1, column 1: the first digit puts the 2x2 over the edge");
    CHECK(refusal("common", "1FFFFFFFF") == "line 1, column 1: the board has 0 voids; it needs two");
    CHECK(refusal("common", "1A9BF0C01") == "line 1, column 9: this digit is beyond the last cell");
    CHECK(refusal("common", "0D000000") == "line 1, column 2: this domino leaves the board or overlaps another piece");
    CHECK(refusal("short", "4WV01") ==
          "line 1, column 4: a ShortCode has only the digits 1 to 9 and letters other than I, L and O");
    CHECK(refusal("short", "ZZZZZ") == "line 1, column 1: this is beyond the last ShortCode");
    CHECK(refusal("short", "ZZZZZZ") == "line 1, column 1: a ShortCode has 5 characters, not 6");
    CHECK(written("short", *read("short", "11111")) == "11111\n");
    CHECK(refusal("short", "VZ7Z2") == "accepted");
    CHECK(refusal("short", "VZ7Z3") == "line 1, column 1: this is beyond the last ShortCode");
}

TEST_CASE("jeantimex: rectangles, directions, JavaScript literals", "[formats]") {
    CHECK(meaning("jeantimex",
                  "[{\"name\": \"A \\u00e4\", \"boardSize\": [2, 3], \"escapePoint\": [0, 2], \"blocks\": [{\"shape\": "
                  "[1, 1], "
                  "\"position\": [0, 0]}, {\"shape\": [1, 1], \"position\": [1, 0]},\n {\"shape\": [1, 2], "
                  "\"position\": [1, 1], "
                  "\"directions\": [1, 3]}]}]") ==
          "name: A ä\nmetric: move\nboard:\nA..\nBCC\ngoal:\n..A\n...\naxis: horizontal C\n");
    const auto literal =
        read("jeantimex", "{blocks: [{'shape': [1,1], position: [0,0],},], boardSize: [1,2], escapePoint: [0,1],}");
    REQUIRE(literal.has_value());
    CHECK(literal->notes.size() == 1);
    const std::string one_way =
        "{\"boardSize\":[1,2],\"escapePoint\":[0,1],\"blocks\":[{\"shape\":[1,1],\"position\":[0,0],\n\"directions\":["
        "1]}]}";
    CHECK(refusal("jeantimex", one_way) ==
          "line 2, column 14: pieces that cannot move back the way they came cannot be represented");
    CHECK(refusal("jeantimex",
                  "{\"blocks\":[{\"shape\":[1,1],\"position\":[0,0]},\n{\"shape\":[2,2],\"position\":[4,0]}]}") ==
          "line 2, column 27: block 1 leaves the board");
    CHECK(refusal("jeantimex", "{\"blocks\": [}") == "line 1, column 13: expected a value");
}

TEST_CASE("Fifteen and Slide: descriptions, saved games, seeds", "[formats]") {
    CHECK(meaning("fifteen", "3x2:1,0,2,4,5,3") == "metric: move\nboard:\n1.2\n453\ngoal:\n123\n45.\n");
    const std::string saved =
        "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nVERSION :1:1\nGAME    :7:Fifteen\nPARAMS  :3:2x2\n"
        "CPARAMS :3:2x2\nDESC    :7:1,2,0,3\n";
    CHECK(meaning("fifteen", saved) == meaning("fifteen", "2:1,2,0,3"));
    CHECK(refusal("fifteen", "2x2:1,2,3,0,") == "line 1, column 12: text after the last number");
    CHECK(refusal("fifteen", "2x2:1,2,3,3") == "line 1, column 11: this number is used twice");
    CHECK(refusal("fifteen", "2x2#1234") ==
          "line 1, column 5: a random seed, not a description: only the original program can expand it");
    CHECK(meaning("slide", "4x3u:w4md1afewd5e2w,2,1,7") ==
          "line 1, column 15: this must count from the latest cell of its piece");
    CHECK(meaning("slide", "4x2m9:maefeed4ew,2,0,7") ==
          "metric: move\nboard:\nAB.=\n.B.#\ngoal:\n..A.\n...#\ngate: A\nfacts: move 7\n");
    CHECK(refusal("slide", "3x1:mme,2,0") == "line 1, column 6: a second main piece");
    CHECK(refusal("slide", "3x1:me5,2,0") == "line 1, column 6: there are more cells than the board has");
    CHECK(refusal("slide", "3x1:me2,9,9") == "line 1, column 8: the target is off the board");
    CHECK(refusal("slide", "3x1:me2") == "line 1, column 8: expected where the main piece is to come: ',COLUMN,ROW'");
}

TEST_CASE("numbered tiles: every form, and where the gap goes", "[formats]") {
    const std::string expected = "metric: move\nboard:\n123\n456\n7.8\ngoal:\n123\n456\n78.\n";
    CHECK(meaning("tiles", "123456708") == expected);
    CHECK(meaning("tiles", "abcdefg.h") == expected);
    CHECK(meaning("tiles", "[[1,2,3],[4,5,6],[7,0,8]]") == expected);
    CHECK(meaning("tiles", "1 2 3\n4 5 6\n7 x 8\n") == expected);
    CHECK(meaning("tiles", "1 2 3\n4 5 6\n7   8\n") == expected);
    const std::string fifteen = "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 15";  // the blank at the end is cut off by editors
    CHECK(meaning("tiles", fifteen + "\n") == meaning("tiles", fifteen + " 0\n"));
    CHECK(meaning("tiles", " 1  2  3  4\n 5  6     8\n 9 10 11 12\n13 14 15  7\n") ==
          meaning("tiles", "1 2 3 4\n5 6 0 8\n9 10 11 12\n13 14 15 7\n"));
    CHECK(meaning("tiles", "# a comment\nsize 3 3\nmap\n123\n4{5}6\n7 8\n") == expected);
    const std::string row = "1 2 3 4 5 6 7 8 9 10 11 12 13 14 0 15";
    CHECK(meaning("korf", "1 57 99\n" + row).find("goal:\n. 1 2 3\n") != std::string::npos);
    CHECK(meaning("korf", "1 57 99\n" + row).find("facts: move 57\n") != std::string::npos);
    CHECK(refusal("tiles", "1 2 3\n4 5 5\n7 0 8\n") == "line 2, column 5: this number is there twice");
    CHECK(refusal("tiles", "1 2 3\n4 5 6\n7 0 9\n") ==
          "line 3, column 5: tiles are numbered from 1 to 8, the blank is 0");
}

TEST_CASE("Bickford's boards: touching numbers, literals, the corner", "[formats]") {
    CHECK(meaning("bickford", "3 3 0 3") == "metric: move\nboard:\nAA\n.A\ngoal:\nAA\n.A\n");
    CHECK(meaning("bickford", "a path\n5\n1 0 2 0 0 0 2 0 0\n") ==
          "metric: move\nboard:\nA.B\n...\nC..\ngoal:\n...\n...\n..A\nfacts: move 5\n");
    CHECK(meaning("bickford", "2,2,\n0,1,\n-inf.loop\n") == "metric: move\nboard:\nAA\n.B\ngoal:\n..\n.B\n");
    CHECK(meaning("bickford", "{ {1, 0}, {2, 1} };") == "metric: move\nboard:\nA.\nBA\n");
    CHECK(refusal("bickford", "1,2,\n3,\n") == "line 2, column 1: this row is shorter or longer than the first");
}

TEST_CASE("collections: rows by count, groups that count as one", "[formats]") {
    CHECK(
        meaning(
            "collection",
            "; remark\ndisplay Two\nsize 3 2\nstep 4\ninitial\n12#\n\ntarget\n\n21\nequiv 12\ncolor 1 0 0 0\nend\n") ==
        "name: Two\nmetric: move\nboard:\n12#\n...\ngoal:\n..#\n21.\nalike: 12\nfacts: move 4\n");
    CHECK(refusal("collection", "size 2 1\ninitial\nab.c\nend\n") ==
          "line 3, column 4: this row is longer than the size says");
    CHECK(refusal("collection", "size 2 1\ninitial\na\nequiv ax\nend\n") == "line 4, column 8: no piece is named 'x'");
}

TEST_CASE("flat strings: a goal may show part of a piece", "[formats]") {
    const auto reading = read("flatpair", "3 2\naa bc\n     a\nbc\n");
    REQUIRE(reading.has_value());
    CHECK(print_puzzle(*reading) == "metric: move\nboard:\naa.\nbc.\ngoal:\n...\n.aa\n");
    CHECK(read("flatpair", "3 2\naa bc\n    a\n\n")->puzzle.goals().size() == 2);
    CHECK(refusal("flatpair", "3 2\naa bc\nx\n") == "line 3, column 1: piece 'x' is in the goal only");
}

TEST_CASE("TomFrost: JSON and links, any 2x2 at the goal", "[formats]") {
    const std::string json =
        "{\"cols\":3,\"rows\":2,\"goal\":{\"x\":1,\"y\":0,\"w\":2,\"h\":2},\"pieces\":[{\"type\":\"2x2\",\"x\":0,\"y\":"
        "0,\"w\":2,"
        "\"h\":2,\"id\":\"A\"},{\"type\":\"1x1\",\"x\":2,\"y\":0,\"id\":\"AB\"}]}";
    CHECK(meaning("tomfrost", json) == "metric: step\ncells: tokens\nboard:\nA A AB\nA A .\ngoal:\n. A A\n. A A\n");
    const std::string link =
        "https://example.org/#eyJjb2xzIjoyLCJyb3dzIjoxLCJwaWVjZXMiOlt7InR5cGUiOiIxeDEiLCJ4IjowLCJ5IjowLCJpZCI6IkIifV19";
    CHECK(meaning("tomfrost", link) == "metric: step\nboard:\nB.\n");
    CHECK(refusal("tomfrost", "{\"cols\":1,\"rows\":1,\n\"pieces\":[{\"type\":\"3x1\",\"x\":0,\"y\":0}]}") ==
          "line 2, column 19: a piece's type is 1x1, 1x2, 2x1 or 2x2");
}

TEST_CASE("2swap: axes by parity, goals by size", "[formats]") {
    CHECK(meaning("2swap", "2 3 rush\na.b\na.b\na remark") ==
          "note: a remark\nmetric: step\nboard:\na.b\na.b\naxis: horizontal b\naxis: vertical a\n");
    CHECK(meaning("2swap", "5 4 sun\naa..\naa..\nbb..\nbb..\n....\n") ==
          "metric: step\nboard:\naa..\naa..\nbb..\nbb..\n....\ngoal:\n....\n....\n....\n.aa.\n.aa.\nalike: ab\n");
    CHECK(refusal("2swap", "2 3 sun\na.\n...\n") == "line 2, column 1: this row is too short");
}

TEST_CASE("what a format cannot say is named", "[formats]") {
    CHECK(written("rush", corner()) ==
          "it cannot be represented as a Rush Hour board (cars move lengthwise only) because the board is not "
          "square");
    CHECK(written("knuth", corner()) ==
          "it cannot be represented as an input of Knuth's SLIDING because its goal must place every piece");
    const Problem gated = problem_from("board:\nA=.\ngoal:\n..A\ngate: A\n");
    CHECK(written("letters", gated) ==
          "it cannot be represented as a letter grid because the board or its gates would be lost");
    const Problem distinct = problem_from("board:\nAB.C.\ngoal:\n....A\ndistinct: C\n");
    CHECK(written("gnome", distinct) ==
          "it cannot be represented as a GNOME Klotski level because which pieces are interchangeable would be lost");
    const Problem car = problem_from("board:\nAA.B\ngoal:\n.AA.\ncars: yes\n");
    CHECK(written("slide", car) ==
          "it cannot be represented as a game of Slide (Simon Tatham) because which pieces keep to an axis would be "
          "lost");
    CHECK(written("js2", problem_from("board:\nA.\ngoal:\n.A\ngoal:\n_.\n")) ==
          "it cannot be represented as a Jim'slide (js2) puzzle because the puzzle has several goals");
}

TEST_CASE("a puzzle that several formats can say is the same from each", "[formats]") {
    for (const char* format : {"letters", "js2", "gnome", "jeantimex", "slide", "collection", "bickford", "flatpair"}) {
        INFO(format);
        const std::string text = written(format, corner());
        INFO(text);
        const auto again = read(format, text);
        if (std::string_view(format) == "flatpair") continue;  // it keeps every piece a kind of its own
        REQUIRE(again.has_value());
        CHECK_FALSE(difference(*again, corner()).has_value());
        // A level of GNOME Klotski is known by its frame, which this board has not.
        if (std::string_view(format) != "gnome") CHECK(recognised(text).front()->name == format);
    }
}

TEST_CASE("endless texts are refused at once", "[formats]") {
    std::string nested(500'000, '[');
    CHECK(refusal("jeantimex", "{\"blocks\":" + nested) == "line 1, column 18: values nested more than eight deep");
    CHECK(refusal("knuth", "99999 x 99999\n1 = 1\n1\n1\n") ==
          "line 1, column 1: a board of 99999 rows and 99999 columns has more than 4,096 cells");
    CHECK(refusal("slide", "20x20:w999999,1,1") == "line 1, column 7: there are more cells than the board has");
    CHECK(refusal("letters", std::string(1'000'001, 'a')) ==
          "the text has 1000001 bytes; more than 1000000 are not read");
    CHECK(refusal("2swap", "65 64 sun\n") ==
          "line 1, column 1: a board of 65 rows and 64 columns has more than 4,096 cells");
    std::string puts = "xsize: 64\nysize: 64\npiece: 1";
    for (int cell = 0; cell < 4096; ++cell) puts += " (0," + std::to_string(cell % 64) + ")";
    for (int put = 0; put < 10'000; ++put) puts += "\nput: 1 (0,0)";
    CHECK(refusal("js2", puts) == "line 5, column 1: the pieces have more cells than the board");
    CHECK_FALSE(read_any(std::string(999'999, 'a')).has_value());
}

TEST_CASE("bytes that are no text are refused before any format looks at them", "[formats]") {
    CHECK(recognised("AB\x80.\n").empty());
    const auto refused = read_any("AB\x80.\n");
    REQUIRE_FALSE(refused.has_value());
    CHECK(to_string(refused.error()) == "line 1, column 3: this is not UTF-8 text");
}
