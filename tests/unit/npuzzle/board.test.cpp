#include "core/npuzzle/board.hpp"

#include "core/npuzzle/board_text.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/npuzzle_boards.hpp"

using namespace shunt;
using namespace shunt::test;
using npuzzle::Board;
using npuzzle::parse_board;
using npuzzle::Size;

namespace {

std::string refusal(const std::string& text) {
    const auto board = parse_board(text);
    return board ? "accepted" : to_string(board.error());
}

std::string goal_refusal(const std::string& text, Size size) {
    const auto board = npuzzle::parse_goal(text, size);
    return board ? "accepted" : to_string(board.error());
}

}  // namespace

TEST_CASE("a letter is the direction in which the tile moves", "[tiles]") {
    const Board start = tile_board("1 2 3/4 0 5/6 7 8");
    const auto after = [&](const std::string& letters) {
        return npuzzle::print_board(*npuzzle::replay(start, letters));
    };
    CHECK(after("L") == "1 2 3/4 5 0/6 7 8");
    CHECK(after("R") == "1 2 3/0 4 5/6 7 8");
    CHECK(after("U") == "1 2 3/4 7 5/6 0 8");
    CHECK(after("D") == "1 0 3/4 2 5/6 7 8");
    CHECK(after("LR") == npuzzle::print_board(start));
}

TEST_CASE("the replay refuses what cannot be played and says where", "[tiles]") {
    const Board start = tile_board("1 2/3 0");
    CHECK(npuzzle::replay(start, "DUX").error().message == "step 3: 'X' is no step: steps are L, R, U and D");
    CHECK(npuzzle::replay(start, "DD").error().message == "step 2: no tile can move D into the blank");
    CHECK(npuzzle::replay(start, "L").error().message == "step 1: no tile can move L into the blank");
    CHECK(*npuzzle::replay(start, "") == start);
}

TEST_CASE("boards are read in every spelling", "[tiles]") {
    const Board ordered = Board::ordered({3, 3});
    for (const std::string text :
         {"1 2 3/4 5 6/7 8 0", "1 2 3 4 5 6 7 8 0", "1,2,3,4,5,6,7,8,_", "1 2 3\n4 5 6\n7 8 .\n",
          "1 2 3 ; 4 5 6 ; 7 8 0", " 1\t2 3\r\n\r\n 4 5 6\r\n7 8 _\r\n", "1, 2, 3/ 4, 5, 6/ 7, 8, 0/",
          "1 2 3 4 5 6 7 8 0\n"}) {
        INFO(text);
        REQUIRE(parse_board(text).has_value());
        CHECK(*parse_board(text) == ordered);
    }
    CHECK(*parse_board("1 2 3 4 5 0", Size{2, 3}) == Board::ordered({2, 3}));
    CHECK(*parse_board("1 2 3 4 5 0", Size{3, 2}) == Board::ordered({3, 2}));
    CHECK(tile_board("1 2 3 0/").size() == Size{1, 4});
    CHECK(tile_board("1 2 3 0").size() == Size{2, 2});
    CHECK(tile_board("1/2/0").size() == Size{3, 1});
    CHECK(tile_board("0").size() == Size{1, 1});
}

TEST_CASE("bad boards are refused with place and rule", "[tiles]") {
    CHECK(refusal("") == "there is no board: give its tiles row by row, for example 1 2 3/4 5 6/7 8 0");
    CHECK(refusal(" / \n") == refusal(""));
    CHECK(refusal("1 2 3/4 5 6/7 8") == "line 1, column 13: this row has 2 tiles, the first has 3");
    CHECK(refusal("1 2\n3 0 4\n") == "line 2, column 1: this row has 3 tiles, the first has 2");
    CHECK(refusal("1 2 2/4 5 6/7 8 0") ==
          "line 1, column 5: tile 2 stands twice, first in line 1, column 3; tile 3 is missing");
    CHECK(refusal("1 2 3/4 5 6/7 8 8") ==
          "line 1, column 17: tile 8 stands twice, first in line 1, column 15; there is no blank (0, _ or .)");
    CHECK(refusal("1 2 3/4 5 6/7 8 9") ==
          "line 1, column 17: a 3x3 board has no tile 9; there is no blank (0, _ or .)");
    CHECK(refusal("1 2 3/4 _ 6/7 8 0") ==
          "line 1, column 17: there are two blanks, first in line 1, column 9; tile 5 is missing");
    CHECK(refusal("1 2 3/4 5 6/7 x 0") ==
          "line 1, column 15: 'x' is no tile: tiles are whole numbers, the blank is 0, _ or .");
    CHECK(refusal("1 2/\xC3\xA9 -3") ==
          "line 1, column 5: '\xC3\xA9' is no tile: tiles are whole numbers, the blank is 0, _ or .");
    CHECK(refusal("1 2/0 99999999999999999999") ==
          "line 1, column 7: a 2x2 board has no tile 99999999999999999999; tile 3 is missing");
    CHECK(refusal("1 2 0") ==
          "3 tiles, the blank included, do not fill a square: say where rows end, with '/' or a new line");
    std::string large;
    for (int i = 0; i < 65; ++i) large += std::to_string(i) + " ";
    CHECK(refusal(large) == "the board has 65 cells, at most 64 are allowed");
    CHECK(goal_refusal("1 2 3 0", {3, 3}) == "in the goal, the board is 1x4, it should be 3x3");
    CHECK(goal_refusal("1 2 3/4 5 6/7 8 8", {3, 3}).substr(0, 40) == "line 1, column 17: in the goal, tile 8 s");
}

TEST_CASE("sizes are read and refused", "[tiles]") {
    CHECK(*npuzzle::parse_size("4x4") == Size{4, 4});
    CHECK(*npuzzle::parse_size("1x64") == Size{1, 64});
    for (const std::string text : {"", "4", "x4", "4x", "0x4", "4x-1", "ax4", "4x4x4", "4 x 4"}) {
        CHECK(npuzzle::parse_size(text).error().message ==
              "'" + text + "' is no size: give rows x columns, for example 4x4");
    }
    CHECK(npuzzle::parse_size("9x9").error().message == "a 9x9 board has too many cells: at most 64 are allowed");
    CHECK(npuzzle::parse_size("99999999999x1").has_value() == false);
}

TEST_CASE("pictures are for people", "[tiles]") {
    CHECK(npuzzle::picture(Board::ordered({2, 2})) == "1 2\n3 _\n");
    CHECK(npuzzle::picture(Board::ordered({3, 4})) == " 1  2  3  4\n 5  6  7  8\n 9 10 11  _\n");
}
