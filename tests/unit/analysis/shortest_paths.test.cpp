// What all shortest solutions of a puzzle take, where their numbers are long.
#include "core/analysis/shortest_paths.hpp"

#include "core/analysis/breadth_first.hpp"
#include "core/puzzle/format/shunt_text.hpp"
#include "tests/support/catch2.hpp"

using namespace shunt;
using namespace shunt::analysis;

namespace {

constexpr std::size_t kSide = 64;

/// One piece that goes from a corner of an empty board to the opposite one.
std::string corner_to_corner() {
    std::string start;
    std::string goal;
    for (std::size_t row = 0; row < kSide; ++row) {
        start += std::string(kSide, '.') + "\n";
        goal += std::string(kSide, '.') + "\n";
    }
    start.front() = goal[goal.size() - 2] = 'A';
    return "metric: step\nboard:\n" + start + "goal:\n" + goal;
}

/// Ways between opposite corners of a grid of so many cells: Pascal's triangle.
Natural ways_across(std::size_t rows, std::size_t columns) {
    std::vector<Natural> row(columns, 1);
    for (std::size_t i = 1; i < rows; ++i) {
        for (std::size_t j = 1; j < columns; ++j) row[j] += row[j - 1];
    }
    return row.back();
}

}  // namespace

TEST_CASE("the memory of all shortest solutions holds the long numbers too", "[analysis]") {
    const auto problem = puzzle::parse_puzzle(corner_to_corner());
    REQUIRE(problem);
    SearchOptions options;
    options.metric = puzzle::Metric::step;
    options.direction = Direction::forward;
    options.asks_more = true;
    BreadthFirst search(*problem, Purpose::solve, options);
    while (search.advance(1'000)) {
    }
    REQUIRE(search.exploration() != nullptr);
    ShortestPaths all(*search.exploration()->graph(), options.memory_limit);
    const auto paths = &all;
    while (paths->advance(7)) {
    }
    CHECK(paths->count() == ways_across(kSide, kSide).decimal());
    // A number of so many binary digits is a word, and one more for every 64 beyond the first.
    std::uint64_t least = 0;
    for (std::size_t row = 1; row <= kSide; ++row) {
        for (std::size_t column = 1; column <= kSide; ++column) {
            const std::size_t digits = ways_across(row, column).bit_width();
            least += sizeof(search::Rank) + sizeof(Natural) + (digits - 1) / 64 * sizeof(std::uint64_t);
        }
    }
    CHECK(paths->bytes() >= least);
    CHECK(paths->bytes() < least + least / 2);
}

TEST_CASE("a wide last level is looked through for goals in slices", "[analysis]") {
    const auto problem = puzzle::parse_puzzle("tiles: *\nmetric: step\nboard:\n572\n86.\n314\ngoal:\n123\n456\n78.\n");
    REQUIRE(problem);
    SearchOptions options;
    options.metric = puzzle::Metric::step;
    options.direction = Direction::forward;
    options.asks_more = true;
    BreadthFirst search(*problem, Purpose::solve, options);
    while (search.advance(100'000)) continue;
    REQUIRE(search.exploration()->counts().back() > 10'000);
    ShortestPaths all(*search.exploration()->graph(), options.memory_limit);
    std::uint64_t slices = 1;
    while (all.advance(20)) ++slices;
    CHECK(all.count() != "0");
    CHECK(slices > search.exploration()->counts().back() / 20);
}
