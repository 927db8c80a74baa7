#include "core/npuzzle/program/reference.hpp"

#include <map>

#include "tests/support/catch2.hpp"
#include "tests/support/random.hpp"
#include "tests/unit/npuzzle_program/boards.hpp"

using namespace shunt::npuzzle::program;
using namespace shunt::test;

namespace {

std::optional<int> length_of(const Instance& instance, std::uint64_t most_nodes = 100'000'000,
                             std::uint64_t budget = 1000) {
    ReferenceSearch search(instance, most_nodes);
    while (search.advance(budget)) {
    }
    return search.length();
}

/// Depth of every board that reaches the ordered one, by breadth-first search.
std::map<std::vector<int>, int> all_depths(int rows, int columns) {
    std::map<std::vector<int>, int> depth{{ordered_board(rows, columns), 0}};
    std::vector<std::vector<int>> queue{ordered_board(rows, columns)};
    const Grid grid(shunt::npuzzle::Size{rows, columns});
    for (std::size_t head = 0; head < queue.size(); ++head) {
        const std::vector<int> board = queue[head];
        const int blank = blank_of(board);
        for (const int to : grid.neighbours(blank)) {
            std::vector<int> next = board;
            std::swap(next[blank], next[to]);
            if (depth.emplace(next, depth[board] + 1).second) queue.push_back(next);
        }
    }
    return depth;
}

}  // namespace

TEST_CASE("the reference length is that of breadth-first search", "[program]") {
    for (const auto& [rows, columns] : {std::pair{1, 4}, {2, 2}, {2, 3}, {3, 2}}) {
        for (const auto& [board, depth] : all_depths(rows, columns)) {
            INFO(to_string(shunt::npuzzle::Size{rows, columns}));
            CHECK(length_of(instance_of(rows, columns, board)) == depth);
        }
    }
}

TEST_CASE("the two hardest boards of the 8-puzzle take 31 moves", "[program]") {
    for (const std::uint64_t budget : {1, 1'000'000}) {
        CHECK(length_of(instance_of(3, 3, {8, 6, 7, 2, 5, 4, 3, 0, 1}), 100'000'000, budget) == 31);
        CHECK(length_of(instance_of(3, 3, {6, 4, 7, 8, 5, 0, 3, 2, 1}), 100'000'000, budget) == 31);
    }
}

TEST_CASE("boards that are too hard are given up", "[program]") {
    const Instance hard = instance_of(4, 4, {0, 15, 9, 13, 11, 12, 10, 14, 3, 7, 6, 2, 4, 8, 5, 1});
    CHECK_FALSE(length_of(hard, 100'000).has_value());
    CHECK(length_of(instance_of(3, 3, ordered_board(3, 3))) == 0);
}
