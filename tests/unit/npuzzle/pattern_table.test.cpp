#include "core/npuzzle/pattern_table.hpp"

#include <deque>
#include <map>
#include <set>

#include "core/npuzzle/patterns.hpp"
#include "core/npuzzle/walking_distance.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/npuzzle_boards.hpp"

using namespace shunt;
using namespace shunt::test;
using npuzzle::Cell;
using npuzzle::PatternIndex;
using npuzzle::PatternTable;
using npuzzle::Size;

namespace {

/// The blank's cell, then those of the pattern's tiles.
using Places = std::vector<int>;

/// Least steps of the pattern's tiles for every placement, by a search in which other steps cost nothing.
std::map<Places, int> least_steps(Size size, int blank_home, const std::vector<Cell>& homes) {
    Places start{blank_home};
    start.insert(start.end(), homes.begin(), homes.end());
    std::map<Places, int> steps{{start, 0}};
    std::deque<Places> queue{start};
    while (!queue.empty()) {
        const Places places = queue.front();
        queue.pop_front();
        for (const auto direction : puzzle::kDirections) {
            const Cell to = size.neighbour(static_cast<Cell>(places.front()), direction);
            if (to == npuzzle::kNoCell) continue;
            Places next = places;
            const auto tile = std::find(next.begin() + 1, next.end(), int{to});
            const int cost = tile == next.end() ? 0 : 1;
            if (cost == 1) *tile = places.front();
            next.front() = to;
            const int total = steps.at(places) + cost;
            const auto known = steps.find(next);
            if (known != steps.end() && known->second <= total) continue;
            steps[next] = total;
            cost == 0 ? queue.push_front(next) : queue.push_back(next);
        }
    }
    return steps;
}

PatternTable built(Size size, Cell blank_home, const std::vector<Cell>& homes, std::uint64_t budget = 1000) {
    auto builder = npuzzle::PatternTableBuilder::create(size, blank_home, homes);
    REQUIRE(builder.has_value());
    while (builder->advance(budget)) {
    }
    return builder->take();
}

/// How many placements have another entry than a plain search finds.
int wrong_entries(const PatternTable& table, Cell blank_home) {
    std::map<PatternIndex::Number, int> least;
    const Size size = table.size();
    for (const auto& [places, steps] : least_steps(size, blank_home, table.homes())) {
        PatternIndex::Code code = 0;
        int manhattan = 0;
        for (std::size_t i = 1; i < places.size(); ++i) {
            const auto cell = static_cast<Cell>(places[i]);
            code += table.index().share(i - 1, cell);
            manhattan += size.distance(cell, table.homes()[i - 1]);
        }
        const auto [entry, is_new] = least.emplace(table.index().number(code), steps - manhattan);
        if (!is_new) entry->second = std::min(entry->second, steps - manhattan);
    }
    const bool all_tiles =
        static_cast<int>(table.homes().size()) == size.cells() - 1;  // then parity forbids every other
    int wrong = least.size() == table.entries() / (all_tiles ? 2 : 1) ? 0 : 1;
    for (const auto& [number, excess] : least) {
        if (2 * table.excess(number) != excess) ++wrong;
    }
    return wrong;
}

}  // namespace

TEST_CASE("every placement of a pattern has its number", "[tiles]") {
    const PatternIndex index(5, 3);
    CHECK(PatternIndex::count(5, 3) == 60);
    std::set<PatternIndex::Number> seen;
    for (Cell a = 0; a < 5; ++a) {
        for (Cell b = 0; b < 5; ++b) {
            for (Cell c = 0; c < 5; ++c) {
                if (a == b || b == c || a == c) continue;
                const auto number = index.number(index.share(0, a) + index.share(1, b) + index.share(2, c));
                CHECK(number < 60);
                seen.insert(number);
            }
        }
    }
    CHECK(seen.size() == 60);
    CHECK(PatternIndex(8, 3).number(index.share(0, 0) + index.share(1, 2) + index.share(2, 7)) == (0 * 7 + 1) * 6 + 5);
}

TEST_CASE("patterns too large for a word are known beforehand", "[tiles]") {
    CHECK(PatternIndex::count(16, 6) == 5'765'760);
    CHECK(PatternIndex::count(16, 8) == 518'918'400);
    CHECK(PatternIndex::count(16, 9) == UINT64_MAX);
    CHECK(PatternIndex::count(25, 6) == 127'512'000);
    CHECK(PatternIndex::count(64, 5) == 914'941'440);
    CHECK(PatternIndex::count(64, 6) == UINT64_MAX);
    CHECK(PatternIndex::count(4, 5) == UINT64_MAX);
    CHECK(PatternIndex::count(64, 1) == 64);
}

TEST_CASE("tables hold the least steps of the pattern's tiles", "[tiles]") {
    CHECK(wrong_entries(built({2, 2}, 3, {0, 1, 2}), 3) == 0);
    CHECK(wrong_entries(built({2, 3}, 5, {0, 1, 4}), 5) == 0);
    CHECK(wrong_entries(built({2, 3}, 0, {1, 2, 3, 4, 5}), 0) == 0);
    CHECK(wrong_entries(built({3, 3}, 8, {0, 1, 3, 4}, 1), 8) == 0);
    CHECK(wrong_entries(built({3, 3}, 4, {0, 2, 8}), 4) == 0);
    CHECK(wrong_entries(built({3, 3}, 8, {7}), 8) == 0);
    CHECK(wrong_entries(built({3, 6}, 17, {0, 7, 14}), 17) == 0);  // words of 32 cells
    CHECK(wrong_entries(built({5, 7}, 34, {0, 33}), 34) == 0);     // words of 64 cells
    CHECK(wrong_entries(built({8, 8}, 0, {63, 7}), 0) == 0);
}

TEST_CASE("patterns have every tile once and fit the memory", "[tiles]") {
    for (const Size size :
         {Size{2, 2}, Size{2, 3}, Size{3, 3}, Size{2, 7}, Size{2, 8}, Size{3, 4}, Size{3, 5}, Size{4, 4}, Size{4, 5},
          Size{5, 5}, Size{5, 6}, Size{6, 6}, Size{7, 7}, Size{8, 8}, Size{2, 32}}) {
        for (Cell home = 0; home < size.cells(); home = static_cast<Cell>(home + 3)) {
            for (const std::uint64_t memory :
                 {std::uint64_t{1} << 30, std::uint64_t{1} << 22, std::uint64_t{1} << 16}) {
                const auto patterns = npuzzle::choose_patterns(size, home, memory);
                INFO(to_string(size) << ", blank's home " << int{home} << ", " << memory << " bytes");
                std::multiset<int> homes{home};
                for (const auto& pattern : patterns.homes) homes.insert(pattern.begin(), pattern.end());
                CHECK(homes.size() == static_cast<std::size_t>(size.cells()));
                CHECK(std::set<int>(homes.begin(), homes.end()).size() == homes.size());
                CHECK((patterns.bytes_needed() <= memory || patterns.homes.front().size() == 1));
                for (const auto& view : patterns.views) CHECK(view.patterns.size() == patterns.homes.size());
            }
        }
    }
}

TEST_CASE("large tables have larger patterns where the memory allows it", "[tiles]") {
    const auto sizes = [](std::uint64_t memory, npuzzle::TableSize table_size) {
        std::vector<std::size_t> tiles_of_each;
        for (const auto& pattern : npuzzle::choose_patterns({4, 4}, 15, memory, table_size).homes) {
            tiles_of_each.push_back(pattern.size());
        }
        return tiles_of_each;
    };
    CHECK(sizes(1 << 30, npuzzle::TableSize::small) == std::vector<std::size_t>{3, 6, 6});
    CHECK(sizes(1 << 30, npuzzle::TableSize::large) == std::vector<std::size_t>{7, 7, 1});
    CHECK(sizes(100'000'000, npuzzle::TableSize::large) == std::vector<std::size_t>{3, 6, 6});
}

TEST_CASE("views mirror the board only where the blank's home stays", "[tiles]") {
    CHECK(npuzzle::choose_patterns({4, 4}, 15, 1 << 30).views.size() == 2);
    CHECK(npuzzle::choose_patterns({4, 4}, 14, 1 << 30).views.size() == 1);
    CHECK(npuzzle::choose_patterns({3, 4}, 11, 1 << 30).views.size() == 1);
    CHECK(npuzzle::choose_patterns({3, 5}, 7, 1 << 30).views.size() == 2);
}

TEST_CASE("the walking distance has the published number of states", "[tiles]") {
    const auto rows = npuzzle::LineDistance::create(4, 4, 3);
    REQUIRE(rows.has_value());
    CHECK(rows->states() == 24'964);  // Takahashi
    CHECK(rows->greatest() == 35);
    CHECK(npuzzle::LineDistance::create(3, 3, 2)->states() == 105);
    CHECK_FALSE(npuzzle::LineDistance::create(8, 2, 7).has_value());  // some 10^9
    CHECK(npuzzle::WalkingDistance::create({4, 4}, 10).has_value());
    CHECK_FALSE(npuzzle::WalkingDistance::create({5, 5}, 24).has_value());
}
