#include "core/npuzzle/problem.hpp"

#include <set>

#include "tests/support/catch2.hpp"
#include "tests/support/npuzzle_boards.hpp"

using namespace shunt;
using namespace shunt::test;
using npuzzle::Board;
using npuzzle::Cell;
using npuzzle::Direction;
using npuzzle::Problem;
using npuzzle::Size;
using npuzzle::Symmetry;

TEST_CASE("the eight symmetries of a board are all different and keep neighbours", "[tiles]") {
    const Size size{2, 3};
    std::set<std::vector<int>> seen;
    for (const Symmetry& symmetry : npuzzle::all_symmetries()) {
        const Size turned = symmetry.image(size);
        CHECK(turned.cells() == size.cells());
        std::vector<int> cells{turned.rows};
        for (Cell cell = 0; cell < size.cells(); ++cell) {
            cells.push_back(symmetry.image(size, cell));
            for (const Direction direction : puzzle::kDirections) {
                const Cell next = size.neighbour(cell, direction);
                const Cell expected = next == npuzzle::kNoCell ? next : symmetry.image(size, next);
                CHECK(turned.neighbour(symmetry.image(size, cell), symmetry.image(direction)) == expected);
            }
        }
        seen.insert(cells);
    }
    CHECK(seen.size() == 8);
    CHECK(npuzzle::all_symmetries().front() == Symmetry{});
}

TEST_CASE("a problem keeps the homes only", "[tiles]") {
    const Problem problem = npuzzle::problem_of(tile_board("2 1 3/4 5 0"), tile_board("3 1 2/0 5 4"));
    CHECK(problem.homes == std::vector<Cell>{2, 1, 0, 5, 4, 3});
    CHECK(problem.blank == 5);
    CHECK(problem.blank_home == 3);
    CHECK(problem.manhattan() == 2 + 0 + 2 + 2 + 0);
    CHECK_FALSE(problem.solved());
    CHECK(npuzzle::problem_of(tile_board("3 1 2/0 5 4"), tile_board("3 1 2/0 5 4")).solved());
}

TEST_CASE("renaming tiles does not change the problem", "[tiles]") {
    const Problem one = npuzzle::problem_of(tile_board("2 1 3/4 5 0"), tile_board("1 2 3/4 5 0"));
    const Problem other = npuzzle::problem_of(tile_board("3 5 1/2 4 0"), tile_board("5 3 1/2 4 0"));
    CHECK(one.homes == other.homes);
}

TEST_CASE("standing problems have few attitudes, and steps turn back", "[tiles]") {
    for (const Size size : {Size{3, 3}, Size{4, 2}, Size{2, 5}}) {
        std::set<int> homes;
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            const Board goal = any_board(size, seed);
            const Board start = solvable_board(goal, seed + 1000);
            const Problem problem = npuzzle::problem_of(start, goal);
            const auto [standing, turned_by] = npuzzle::standing(problem);
            CHECK(standing.size.rows <= standing.size.columns);
            CHECK(standing.manhattan() == problem.manhattan());
            homes.insert(standing.blank_home);
            Problem walker = standing;
            Board board = start;
            for (const Direction direction : puzzle::kDirections) {
                const bool moved = walker.slide(direction);
                const std::string letters = npuzzle::turned_back({direction}, turned_by);
                CHECK(npuzzle::replay(board, letters).has_value() == moved);
                if (moved) board = *npuzzle::replay(board, letters);
            }
            CHECK(npuzzle::image(npuzzle::problem_of(board, goal), turned_by).homes == walker.homes);
        }
        // A corner, an edge and the centre of 3x3; of 2x4 and 2x5 the cells of a quarter.
        CHECK(homes.size() == (size == Size{3, 3} ? 3u : size == Size{4, 2} ? 2u : 3u));
    }
}
