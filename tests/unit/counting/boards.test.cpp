#include <map>
#include <set>

#include "core/counting/board_count.hpp"
#include "core/counting/board_list.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/grid_oracle.hpp"
#include "tests/support/memory_limits.hpp"

using namespace shunt;
using namespace shunt::counting;

namespace {

std::vector<BoardNumbers> count(const Grid& grid, bool by_pieces = false, std::uint64_t budget = 1000,
                                bool voids = true) {
    auto count = BoardCount::create(grid, by_pieces, test::kPlenty, voids);
    REQUIRE(count.has_value());
    while (count->advance(budget) == BoardCount::Phase::running) {
    }
    REQUIRE(count->scan().phase() == BoardCount::Phase::done);
    return count->numbers();
}

std::string boards(const Grid& grid) { return total(count(grid)).boards.decimal(); }
std::string just_solved(const Grid& grid) { return total(count(grid)).just_solved.decimal(); }

std::string refusal(const Grid& grid) {
    const auto count = BoardCount::create(grid, false, test::kPlenty);
    return count ? "accepted" : count.error().message;
}

/// Boards and just solved boards of a scan along the rows as they are, however long.
std::pair<Natural, Natural> scanned_as_it_lies(const Grid& grid) {
    Scan<BoardStates> scan(BoardStates(grid, false), false, test::kPlenty);
    while (scan.advance(1'000'000) == Scan<BoardStates>::Phase::running) {
    }
    std::pair<Natural, Natural> numbers;
    for (std::uint64_t slot = 0; slot < scan.end().slots(); ++slot) {
        if (scan.end().is_free(slot)) continue;
        const auto ending = scan.automaton().ending(scan.end().state(slot));
        if (ending) (ending->just_solved ? numbers.second : numbers.first) += Natural(scan.end().ways(slot));
    }
    return numbers;
}

}  // namespace

TEST_CASE("boards without voids are the partitions of a grid into connected pieces", "[counting]") {
    const auto partitions = [](const Grid& grid) { return total(count(grid, false, 1000, false)).boards.decimal(); };
    CHECK(partitions({1, 7}) == "64");
    CHECK(partitions({2, 2}) == "12");  // OEIS A145835
    CHECK(partitions({3, 3}) == "1434");
    CHECK(partitions({4, 4}) == "1691690");
    const auto by_pieces = count({2, 2}, true, 1000, false);
    CHECK(by_pieces[0].boards.decimal() == "0");
    CHECK(by_pieces[1].boards.decimal() == "1");
    CHECK(by_pieces[2].boards.decimal() == "6");
    CHECK(by_pieces[3].boards.decimal() == "4");
    CHECK(by_pieces[4].boards.decimal() == "1");
}

TEST_CASE("published and computed numbers of boards", "[counting]") {
    CHECK(boards({1, 1}) == "2");
    CHECK(boards({1, 2}) == "5");
    CHECK(boards({1, 3}) == "13");
    CHECK(boards({2, 2}) == "43");
    CHECK(boards({2, 3}) == "397");
    CHECK(boards({3, 3}) == "13329");
    CHECK(boards({4, 4}) == "55807716");    // N. Bickford, Sliding block puzzles, part 4
    CHECK(boards({4, 5}) == "6904653755");  // the same
    CHECK(boards({5, 5}) == "3117469335485");
    CHECK(just_solved({3, 3}) == "3026");
    CHECK(just_solved({4, 4}) == "12295564");  // N. Bickford, Sliding block puzzles, part 3
}

TEST_CASE("boards of one row are counted by a recurrence", "[counting]") {
    // After a void there are two choices, after a piece three: b(n) = 3 b(n-1) - b(n-2), every other Fibonacci number.
    std::uint64_t before = 1;
    std::uint64_t now = 2;
    for (int columns = 1; columns <= 40; ++columns) {
        CHECK(boards({1, columns}) == std::to_string(now));
        before = std::exchange(now, 3 * now - before);
    }
}

TEST_CASE("boards by pieces are those of brute force", "[counting]") {
    for (const auto& [rows, columns] :
         {std::pair{1, 1}, {1, 4}, {2, 2}, {2, 3}, {3, 2}, {3, 3}, {2, 5}, {5, 2}, {3, 4}}) {
        std::map<std::size_t, std::uint64_t> boards_of;
        std::map<std::size_t, std::uint64_t> just_solved_of;
        test::for_every_board(rows, columns, [&](const test::PlainBoard& board) {
            ++boards_of[board.pieces.size()];
            if (board.is_just_solved()) ++just_solved_of[board.pieces.size()];
        });
        const auto numbers = count({rows, columns}, true);
        REQUIRE(static_cast<int>(numbers.size()) == rows * columns + 1);
        for (std::size_t pieces = 0; pieces < numbers.size(); ++pieces) {
            INFO(rows << " x " << columns << ", " << pieces << " pieces");
            CHECK(numbers[pieces].boards == Natural(boards_of[pieces]));
            CHECK(numbers[pieces].just_solved == Natural(just_solved_of[pieces]));
        }
    }
}

TEST_CASE("the sums over the pieces are the totals", "[counting]") {
    for (const Grid grid : {Grid{4, 4}, Grid{3, 7}, Grid{1, 9}}) {
        CHECK(total(count(grid, true)).boards == total(count(grid)).boards);
        CHECK(total(count(grid, true)).just_solved == total(count(grid)).just_solved);
    }
}

TEST_CASE("the list holds every board once", "[counting]") {
    for (const Grid grid : {Grid{1, 1}, Grid{1, 5}, Grid{2, 3}, Grid{3, 2}, Grid{3, 3}, Grid{2, 5}, Grid{5, 2}}) {
        std::set<std::string> expected;
        test::for_every_board(grid.rows, grid.columns,
                              [&](const test::PlainBoard& board) { expected.insert(board.drawing()); });
        auto list = BoardList::create(grid);
        REQUIRE(list.has_value());
        std::set<std::string> listed;
        std::size_t drawings = 0;
        for (; list->advance(); ++drawings) listed.insert(list->drawing());
        INFO(to_string(grid));
        CHECK(drawings == listed.size());
        CHECK(listed == expected);
        CHECK_FALSE(list->advance());  // still at its end
    }
}

TEST_CASE("a grid and its transposed have the same boards, scanned either way", "[counting]") {
    for (const Grid grid : {Grid{2, 4}, Grid{3, 5}, Grid{2, 7}, Grid{1, 8}, Grid{4, 5}}) {
        INFO(to_string(grid));
        const auto numbers = scanned_as_it_lies(grid);
        CHECK(numbers == scanned_as_it_lies(grid.transposed()));
        CHECK(numbers.first.decimal() == boards(grid));
        CHECK(numbers.second.decimal() == just_solved(grid));
    }
}

TEST_CASE("numbers beyond 64 bits stay exact", "[counting]") {
    // Two scans with other states and other partial sums.
    CHECK(scanned_as_it_lies({6, 7}).first.decimal() == boards({7, 6}));
    CHECK(boards({7, 6}).size() > 20);
    CHECK(boards({6, 8}) == "6300012342311102148726499");  // computed once more by an independent program
}

TEST_CASE("any size of slices gives the same numbers", "[counting]") {
    for (const std::uint64_t budget : {1, 7, 100'000}) {
        CHECK(total(count({4, 4}, false, budget)).just_solved.decimal() == "12295564");
    }
}

TEST_CASE("grids that cannot be counted are refused with the limit", "[counting]") {
    CHECK(refusal({0, 4}) == "a grid of 0 x 4 has no cell; each side is at least 1");
    CHECK(refusal({4, -1}) == "a grid of 4 x -1 has no cell; each side is at least 1");
    CHECK(refusal({1, 1001}) == "a grid of 1 x 1001 is too large; each side is at most 1000");
    CHECK(refusal({11, 12}) ==
          "a grid of 11 x 12 is too wide for boards of pieces of every shape; the shorter side is at most 10");
    CHECK(refusal({1000, 10}) == "accepted");
    const auto list = BoardList::create({7, 9});
    REQUIRE_FALSE(list.has_value());
    CHECK(list.error().message ==
          "the boards of a grid of 7 x 9 cannot be drawn: there are letters for at most 62 cells");
}

TEST_CASE("the memory a count needs is estimated before it begins", "[counting]") {
    for (const Grid grid : {Grid{5, 5}, Grid{6, 6}, Grid{40, 5}}) {
        for (const bool by_pieces : {false, true}) {
            if (by_pieces && grid.cells() > 25) continue;  // long to count
            auto count = BoardCount::create(grid, by_pieces, test::kPlenty);
            REQUIRE(count.has_value());
            while (count->advance(1'000'000) == BoardCount::Phase::running) {
            }
            INFO(to_string(grid) << (by_pieces ? " by pieces: " : ": ") << count->scan().memory().peak() << " bytes");
            CHECK(count->scan().memory().peak() <= count->bytes_needed());
            CHECK(count->scan().memory().peak() * 4 >= count->bytes_needed());
        }
    }
}

TEST_CASE("a count stops at its memory limit and says what would fit", "[counting]") {
    constexpr std::uint64_t kLimit = 2'000'000;
    auto count = BoardCount::create({8, 7}, false, kLimit);
    REQUIRE(count.has_value());
    CHECK_FALSE(count->may_fit());
    CHECK(count->advice() == "8 x 7 needs about 10 MB; with a shorter side of 5 it would fit");
    while (count->advance(1'000'000) == BoardCount::Phase::running) {
    }
    CHECK(count->scan().phase() == BoardCount::Phase::out_of_memory);
    CHECK(count->scan().memory().peak() <= kLimit);
}
