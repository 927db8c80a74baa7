// Laws of boards of unit tiles, against breadth-first search.
#include <algorithm>
#include <map>

#include "core/npuzzle/board_text.hpp"
#include "core/npuzzle/level_search.hpp"
#include "core/npuzzle/shuffle.hpp"
#include "core/npuzzle/solver.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/npuzzle_boards.hpp"

using namespace shunt;
using namespace shunt::test;
using npuzzle::Board;
using npuzzle::Method;
using npuzzle::Size;

namespace {

constexpr std::uint64_t kMemory = 8'000'000;

/// Goals of 3x3 with the blank in a corner, on an edge, in the centre.
const std::vector<std::string> kGoals{"1 2 3/4 5 6/7 8 0", "1 2 3/4 5 6/7 0 8", "4 1 6/3 0 2/7 8 5"};

/// A board whose shortest solution has `depth` steps, by breadth-first search.
Board board_at(const Board& goal, int depth, std::uint64_t seed) {
    auto shuffle = npuzzle::Shuffle::create(goal, depth, seed, std::uint64_t{1} << 30);
    while (shuffle->advance(1'000'000)) {
    }
    REQUIRE(shuffle->board().has_value());
    return *shuffle->board();
}

std::size_t steps(const Board& start, const Board& goal, Method method,
                  std::shared_ptr<const npuzzle::Tables> tables = nullptr) {
    const npuzzle::Solver solver = solved_board(start, goal, {method, std::uint64_t{1} << 30}, std::move(tables));
    REQUIRE(solver.status() == search::Status::solved);
    return solver.best()->size();
}

/// A board whose tile t is called names[t].
Board renamed(const Board& board, const std::vector<npuzzle::Tile>& names) {
    std::vector<npuzzle::Tile> tiles;
    for (const npuzzle::Tile tile : board.tiles()) tiles.push_back(names[tile]);
    return Board(board.size(), std::move(tiles));
}

Board turned(const Board& board, const npuzzle::Symmetry& symmetry) {
    std::vector<npuzzle::Tile> tiles(board.tiles().size());
    for (std::size_t cell = 0; cell < tiles.size(); ++cell) {
        tiles[symmetry.image(board.size(), static_cast<npuzzle::Cell>(cell))] =
            board.tile(static_cast<npuzzle::Cell>(cell));
    }
    return Board(symmetry.image(board.size()), std::move(tiles));
}

}  // namespace

TEST_CASE("no lower bound exceeds the distance, and both have one parity: every board of 3x3", "[property]") {
    for (const std::string& text : kGoals) {
        const Board goal = tile_board(text);
        const auto tables = tables_for(goal, kMemory);
        int wrong = 0;
        int exact = 0;
        for (const auto& [board, distance] : tile_distances(tile_string(goal), 3, 3)) {
            const auto problem = npuzzle::standing(npuzzle::problem_of(tile_board(board, {3, 3}), goal)).problem;
            const int bound = tables->at_least(problem);
            if (bound > distance || (distance - bound) % 2 != 0 || bound < problem.manhattan()) ++wrong;
            if (bound == distance) ++exact;
        }
        INFO(text);
        CHECK(wrong == 0);
        CHECK(exact > 20'000);  // a bound that says little proves little
    }
}

TEST_CASE("deepening and breadth-first search agree in every depth of 3x3", "[property]") {
    for (const std::string& text : kGoals) {
        const Board goal = tile_board(text);
        const auto tables = tables_for(goal, kMemory);
        std::map<int, int> tried;
        for (const auto& [board, distance] : tile_distances(tile_string(goal), 3, 3)) {
            if (++tried[distance] > test::effort(5, 20)) continue;
            INFO(text << " from distance " << distance);
            REQUIRE(steps(tile_board(board, {3, 3}), goal, Method::ida, tables) == static_cast<std::size_t>(distance));
        }
        CHECK(tried.size() >= 31);
    }
}

TEST_CASE("breadth-first search agrees with the oracle", "[property]") {
    for (const std::string& text : kGoals) {
        const Board goal = tile_board(text);
        const auto distance = tile_distances(tile_string(goal), 3, 3);
        for (std::uint64_t seed = 1; seed <= test::effort<std::uint64_t>(5, 20); ++seed) {
            const Board start = solvable_board(goal, seed);
            CHECK(steps(start, goal, Method::bfs) == static_cast<std::size_t>(distance.at(tile_string(start))));
        }
    }
}

TEST_CASE("larger boards: bounds and lengths agree with breadth-first search in samples", "[property]") {
    struct Case {
        Size size;
        std::vector<int> depths;
    };
    for (const auto& [size, depths] :
         {Case{{2, 5}, {0, 7, 20, 33, 41, 50, 54, 55}}, Case{{5, 2}, {38}}, Case{{3, 4}, {9, 17, 22}}}) {
        for (std::uint64_t seed = 1; seed <= test::effort<std::uint64_t>(1, 2); ++seed) {
            const Board goal = seed == 1 ? Board::ordered(size) : any_board(size, 12);
            const auto tables = tables_for(goal, kMemory);
            for (const int depth : depths) {
                if (depth > 50 && seed != 1) continue;  // the greatest depth depends on the blank's home
                const Board start = board_at(goal, depth, seed);
                INFO(print_board(start) << " to " << print_board(goal));
                CHECK(tables->at_least(npuzzle::standing(npuzzle::problem_of(start, goal)).problem) <= depth);
                CHECK(steps(start, goal, Method::ida, tables) == static_cast<std::size_t>(depth));
            }
        }
    }
}

TEST_CASE("what is printed reads back as the same board", "[property]") {
    for (int rows = 1; rows <= 8; ++rows) {
        for (int columns = 1; rows * columns <= 64 && columns <= 12; ++columns) {
            for (std::uint64_t seed = 1; seed <= 5; ++seed) {
                const Board board = any_board({rows, columns}, seed);
                INFO(print_board(board));
                REQUIRE(npuzzle::parse_board(print_board(board)).has_value());
                CHECK(*npuzzle::parse_board(print_board(board)) == board);
                if (rows > 1) CHECK(*npuzzle::parse_board(picture(board)) == board);
            }
        }
    }
}

TEST_CASE("damaged texts are refused or boards, never a crash", "[property]") {
    shunt::Random random(1);
    const std::string marks = "0123456789 ,/;_.x\n\t-\xC3\xA9";
    for (int i = 0; i < 20'000; ++i) {
        std::string text = print_board(any_board({3, 4}, random.next()));
        for (std::uint64_t left = random.next() % 4; left > 0; --left) {
            text[random.next() % text.size()] = marks[random.next() % marks.size()];
        }
        const auto board = npuzzle::parse_board(text);
        if (board) CHECK(*npuzzle::parse_board(print_board(*board)) == *board);
        if (!board) CHECK_FALSE(board.error().message.empty());
    }
}

TEST_CASE("new names for the tiles change nothing", "[property]") {
    for (const Size size : {Size{3, 3}, Size{2, 5}, Size{4, 3}, Size{1, 6}}) {
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            const Board goal = any_board(size, seed);
            const Board start = any_board(size, seed + 50);
            const Board shuffled = any_board(size, seed + 90);
            std::vector<npuzzle::Tile> names(shuffled.tiles().begin(), shuffled.tiles().end());
            std::swap(names[0], *std::find(names.begin(), names.end(), npuzzle::Tile{0}));  // the blank stays the blank
            const auto one = solved_board(start, goal);
            const auto other = solved_board(renamed(start, names), renamed(goal, names));
            INFO(print_board(start) << " to " << print_board(goal));
            CHECK(one.best() == other.best());
            CHECK(one.status() == other.status());
            CHECK(one.nodes() == other.nodes());
        }
    }
}

TEST_CASE("turned and mirrored boards need as many steps, and the way back as many as the way there", "[property]") {
    for (const Size size : {Size{3, 3}, Size{2, 4}, Size{4, 3}}) {
        for (std::uint64_t seed = 1; seed <= test::effort<std::uint64_t>(1, 4); ++seed) {
            const Board goal = any_board(size, seed);
            const Board start = solvable_board(goal, seed + 50);
            const std::size_t expected = steps(start, goal, Method::ida);
            CHECK(steps(goal, start, Method::ida) == expected);
            for (const auto& symmetry : npuzzle::all_symmetries()) {
                CHECK(steps(turned(start, symmetry), turned(goal, symmetry), Method::ida) == expected);
            }
        }
    }
}
