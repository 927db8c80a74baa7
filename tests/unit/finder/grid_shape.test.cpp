// Words, grids, bodies and shapes of the finder.
#include "core/finder/grid_shape.hpp"

#include "core/finder/board_text.hpp"
#include "tests/support/catch2.hpp"
#include "tests/unit/finder/drawings.hpp"

using namespace shunt;
using namespace shunt::finder;
using namespace shunt::test;

TEMPLATE_TEST_CASE("a grid knows its cells, borders and rectangles", "[finder]", Narrow, Wide) {
    const Grid<TestType> grid(3, 4);
    REQUIRE(grid.cells() == 12);
    REQUIRE(grid.all() == 0xFFF);
    REQUIRE(grid.first_column() == 0x111);
    REQUIRE(grid.last_column() == 0x888);
    REQUIRE(grid.rectangle(1, 2, 3) == drawn<TestType>({".aaa", ".aaa", "...."}));
    REQUIRE(grid.stride(Direction::up) == -4);
    REQUIRE(grid.stride(Direction::right) == 1);
}

TEMPLATE_TEST_CASE("the greatest grids use every bit", "[finder]", Narrow, Wide) {
    const bool wide = TestType::kMostCells == 64;
    const Grid<TestType> grid(wide ? 8 : 3, wide ? 8 : 7);
    REQUIRE(grid.cells() == TestType::kMostCells);
    REQUIRE(std::popcount(grid.all()) == TestType::kMostCells);
    REQUIRE(std::popcount(grid.last_column()) == grid.rows());
    const Body<TestType> unit(grid, cell_bit<typename TestType::Cells>(grid.cells() - 1));
    REQUIRE(unit.flood(grid, 0, grid.all()) == grid.all());
}

TEMPLATE_TEST_CASE("the word of a board tells its pieces", "[finder]", Narrow, Wide) {
    const std::vector<std::string> rows{"aab.", "acbb", "acc."};
    const DrawnBoard<TestType> board(rows);
    const auto& word = board.list.word(0);
    REQUIRE(word.covered() == drawn<TestType>(rows));
    REQUIRE(pieces_of(board.grid, word) == drawn_pieces<TestType>(rows));
    REQUIRE(word.joined_right() == drawn<TestType>({"x...", "..x.", ".x.."}));
    REQUIRE(word.joined_below() == drawn<TestType>({"x.x.", "xx..", "...."}));
}

TEMPLATE_TEST_CASE("moving a piece moves its word", "[finder]", Narrow, Wide) {
    const Grid<TestType> grid(3, 4);
    const GridShape<TestType> shape(grid, drawn<TestType>({".a..", "aa..", "...."}));
    const GridShape<TestType> elsewhere(grid, drawn<TestType>({"....", "...a", "..aa"}));
    REQUIRE(shape.word == elsewhere.word);
    REQUIRE(shape.body.anchors == drawn<TestType>({".xxx", ".xxx", "...."}));
    REQUIRE(shape.word_at(7).covered() == drawn<TestType>({"....", "...a", "..aa"}));
}

TEMPLATE_TEST_CASE("a body fits where all its cells are free", "[finder]", Narrow, Wide) {
    const Grid<TestType> grid(3, 4);
    const Body<TestType> domino(grid, drawn<TestType>({"aa..", "....", "...."}));
    REQUIRE(domino.anchors == drawn<TestType>({"xxx.", "xxx.", "xxx."}));
    REQUIRE(domino.fits(drawn<TestType>({"x.xx", "xxx.", "...x"})) == drawn<TestType>({"..x.", "xx..", "...."}));
}

TEMPLATE_TEST_CASE("a body floods its room without jumping over the edge", "[finder]", Narrow, Wide) {
    const Grid<TestType> grid(3, 3);
    const Body<TestType> unit(grid, 1);
    const auto room = drawn<TestType>({"x.x", "x..", "x.x"});
    REQUIRE(unit.flood(grid, 0, room) == drawn<TestType>({"x..", "x..", "x.."}));
    REQUIRE(unit.flood(grid, 2, room) == drawn<TestType>({"..x", "...", "..."}));
    REQUIRE(unit.line(grid, 0, room, false) == drawn<TestType>({"x..", "x..", "x.."}));
    REQUIRE(unit.line(grid, 0, room, true) == drawn<TestType>({"x..", "...", "..."}));
    REQUIRE(unit.line(grid, 4, grid.all(), true) == drawn<TestType>({"...", "xxx", "..."}));
}

TEMPLATE_TEST_CASE("a piece steps when what it comes upon is empty", "[finder]", Narrow, Wide) {
    const Grid<TestType> grid(3, 4);
    const auto voids = drawn<TestType>({"..xx", "..x.", "...."});
    const GridShape<TestType> corner(grid, drawn<TestType>({"aa..", "a...", "...."}));
    const auto upper_left = cell_bit<typename TestType::Cells>(0);
    // Its upper right cell would come upon column 2, its lower one upon a cell of another piece.
    REQUIRE(corner.movers(grid, upper_left, voids, Direction::right) == 0);
    REQUIRE(corner.movers(grid, upper_left, voids | drawn<TestType>({"....", ".x..", "...."}), Direction::right) == 1);
    REQUIRE(corner.movers(grid, upper_left, grid.all(), Direction::left) == 0);
    REQUIRE(corner.movers(grid, upper_left, grid.all(), Direction::up) == 0);
    REQUIRE(corner.movers(grid, upper_left, grid.all(), Direction::down) == 1);
}
