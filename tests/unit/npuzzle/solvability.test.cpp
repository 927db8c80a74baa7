// Solvability against breadth-first search: every board of every shape with up to 8 cells, several goals.
#include "core/npuzzle/solvability.hpp"

#include <algorithm>
#include <numeric>

#include "tests/support/catch2.hpp"
#include "tests/support/npuzzle_boards.hpp"

using namespace shunt;
using namespace shunt::test;
using npuzzle::Board;
using npuzzle::Size;
using npuzzle::solvability;

namespace {

std::vector<Size> small_sizes() {
    std::vector<Size> sizes;
    for (int rows = 1; rows <= 8; ++rows) {
        for (int columns = 1; rows * columns <= 8; ++columns) sizes.push_back({rows, columns});
    }
    return sizes;
}

/// The rule as it is taught for the ordered goal.
bool taught_rule(const npuzzle::Solvability& found, Size size) {
    return size.columns % 2 != 0 ? found.inversions % 2 == 0
                                 : (found.inversions + found.blank_row_from_bottom) % 2 != 0;
}

Board swapped(const Board& board, npuzzle::Tile a, npuzzle::Tile b) {
    std::vector<npuzzle::Tile> tiles(board.tiles().begin(), board.tiles().end());
    const auto cells = board.cells_by_tile();
    std::swap(tiles[cells[a]], tiles[cells[b]]);
    return Board(board.size(), std::move(tiles));
}

std::string reason(const std::string& board, const std::string& goal = "") {
    const Board start = tile_board(board);
    return solvability(start, goal.empty() ? Board::ordered(start.size()) : tile_board(goal)).reason;
}

/// Whether swapping some two tiles leads to a board of the component.
bool some_swap_helps(const Board& board, const std::unordered_map<TileString, int>& component) {
    for (int a = 1; a < board.size().cells(); ++a) {
        for (int b = a + 1; b < board.size().cells(); ++b) {
            if (component.count(
                    tile_string(swapped(board, static_cast<npuzzle::Tile>(a), static_cast<npuzzle::Tile>(b)))) != 0)
                return true;
        }
    }
    return false;
}

}  // namespace

TEST_CASE("the parity rule agrees with breadth-first search on every board of up to 8 cells", "[tiles]") {
    for (const Size size : small_sizes()) {
        for (std::uint64_t seed = 0; seed < 3; ++seed) {
            const Board goal = seed == 0 ? Board::ordered(size) : any_board(size, seed);
            INFO(to_string(size) << ", goal " << seed);
            const auto component = tile_distances(tile_string(goal), size.rows, size.columns);
            TileString tiles(static_cast<std::size_t>(size.cells()), '\0');
            std::iota(tiles.begin(), tiles.end(), '\0');
            int wrong = 0;
            do {
                const Board board = tile_board(tiles, size);
                const auto found = solvability(board, goal);
                const bool reachable = component.count(tiles) != 0;
                if (found.solvable != reachable) ++wrong;
                if (seed == 0 && !size.is_line() && taught_rule(found, size) != reachable) ++wrong;
                if (found.swap &&
                    component.count(tile_string(swapped(board, found.swap->first, found.swap->second))) == 0)
                    ++wrong;
                if (!found.swap && !reachable && size.cells() <= 6 && some_swap_helps(board, component)) ++wrong;
            } while (std::next_permutation(tiles.begin(), tiles.end()));
            CHECK(wrong == 0);
        }
    }
}

TEST_CASE("the reason is told in the classical form for the ordered goal", "[tiles]") {
    CHECK(reason("1 2 3/4 5 6/7 8 0") == "0 inversions: even, solvable");
    CHECK(reason("1 2 3/4 5 6/8 7 0") ==
          "1 inversion: odd instead of even, unsolvable; swapping tiles 7 and 8 would make it solvable");
    CHECK(reason("1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0") ==
          "1 inversion, blank in row 1 from the bottom: odd + odd is even instead of odd, unsolvable; "
          "swapping tiles 14 and 15 would make it solvable");
    CHECK(reason("1 2 3 4/5 6 7 8/9 10 11 0/13 14 15 12") ==
          "3 inversions, blank in row 2 from the bottom: odd + even is odd, solvable");
    CHECK(reason("1 2/3 4/5 0") == "0 inversions, blank in row 1 from the bottom: even + odd is odd, solvable");
}

TEST_CASE("the reason is told in the general form for other goals", "[tiles]") {
    CHECK(reason("1 2 3/4 5 6/7 8 0", "0 1 2/3 4 5/6 7 8") ==
          "an even permutation leads to the goal (blank included), the blank's way has 4 steps: even and even agree, "
          "solvable");
    CHECK(reason("1 2/3 0", "0 1/2 3") ==
          "an odd permutation leads to the goal (blank included), the blank's way has 2 steps: odd and even do not "
          "agree, unsolvable; "
          "swapping tiles 2 and 3 would make it solvable");
}

TEST_CASE("on a line the order decides", "[tiles]") {
    CHECK(reason("1 0 2 3/") == "no tile can pass another on a line: the order is 1 2 3, as in the goal, solvable");
    CHECK(reason("2 1 0 3/") ==
          "no tile can pass another on a line: the order is 2 1 3, in the goal 1 2 3, unsolvable; swapping tiles 1 and "
          "2 would make it solvable");
    CHECK(reason("2/3/1/0") == "no tile can pass another on a line: the order is 2 3 1, in the goal 1 2 3, unsolvable");
    CHECK(reason("0 1/") == "no two tiles have to pass each other, solvable");
    CHECK(reason("0") == "no two tiles have to pass each other, solvable");
}
