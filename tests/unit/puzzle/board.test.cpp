#include "core/puzzle/board.hpp"

#include "tests/support/catch2.hpp"

using namespace shunt::puzzle;

namespace {

constexpr Ground o = Ground::floor;
constexpr Ground w = Ground::wall;
constexpr Ground g = Ground::gate;
constexpr Ground x = Ground::outside;

}  // namespace

TEST_CASE("live cells are numbered row by row", "[puzzle]") {
    const Board board({{o, w, o, o}, {o, o, o, o}});
    CHECK(board.rows() == 2);
    CHECK(board.columns() == 4);
    REQUIRE(board.cells() == 7);
    CHECK(board.cell({0, 0}) == 0);
    CHECK(board.cell({0, 1}) == kNoCell);
    CHECK(board.cell({0, 2}) == 1);
    CHECK(board.cell({1, 3}) == 6);
    CHECK(board.coordinate(3) == Coordinate{1, 0});
}

TEST_CASE("short rows end outside, gates are live", "[puzzle]") {
    const Board board({{o}, {x, g, o}});
    CHECK(board.columns() == 3);
    CHECK(board.cells() == 3);
    CHECK(board.ground({0, 2}) == Ground::outside);
    CHECK(board.ground({1, 1}) == Ground::gate);
    CHECK(board.cell({1, 1}) == 1);
}

TEST_CASE("beyond the grid everything is outside", "[puzzle]") {
    const Board board({{o}});
    for (const Coordinate at : {Coordinate{-1, 0}, Coordinate{0, -1}, Coordinate{1, 0}, Coordinate{0, 1}}) {
        CHECK(board.ground(at) == Ground::outside);
        CHECK(board.cell(at) == kNoCell);
    }
}

TEST_CASE("neighbours stop at walls and at the edge", "[puzzle]") {
    const Board board({{o, w, o}, {o, o, o}});
    const Cell corner = board.cell({0, 0});
    CHECK(board.neighbour(corner, Direction::up) == kNoCell);
    CHECK(board.neighbour(corner, Direction::left) == kNoCell);
    CHECK(board.neighbour(corner, Direction::right) == kNoCell);
    CHECK(board.neighbour(corner, Direction::down) == board.cell({1, 0}));
    CHECK(board.neighbour(board.cell({1, 1}), Direction::up) == kNoCell);
    CHECK(board.neighbour(board.cell({1, 1}), Direction::right) == board.cell({1, 2}));
}

TEST_CASE("directions", "[puzzle]") {
    for (const Direction direction : kDirections) {
        CHECK(opposite(opposite(direction)) == direction);
        CHECK(offset(direction) + offset(opposite(direction)) == Coordinate{0, 0});
        CHECK(is_horizontal(direction) == (offset(direction).row == 0));
    }
    CHECK(offset(Direction::up) == Coordinate{-1, 0});
    CHECK(offset(Direction::right) == Coordinate{0, 1});
    CHECK(letter(Direction::up) == 'U');
    CHECK(letter(Direction::left) == 'L');
    CHECK(letter(Direction::right) == 'R');
    CHECK(letter(Direction::down) == 'D');
}
