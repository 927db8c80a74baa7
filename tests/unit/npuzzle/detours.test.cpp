#include "core/npuzzle/detours.hpp"

#include <algorithm>

#include "tests/support/catch2.hpp"
#include "tests/support/npuzzle_boards.hpp"

using namespace shunt;
using namespace shunt::test;
using npuzzle::Board;
using npuzzle::Cell;
using npuzzle::Detours;
using npuzzle::Size;

namespace {

using Counts = std::vector<std::uint64_t>;

/// The needed words of each length, and whether each board is first reached at its shortest distance.
struct Walk {
    Counts words;
    std::unordered_map<TileString, int> first;
};

void follow(const Detours& detours, const Board& board, Detours::State state, int depth, int longest, Walk& walk) {
    ++walk.words[static_cast<std::size_t>(depth)];
    const auto [entry, is_new] = walk.first.emplace(tile_string(board), depth);
    if (!is_new) entry->second = std::min(entry->second, depth);
    if (depth == longest) return;
    for (const auto direction : puzzle::kDirections) {
        const Detours::State next = detours.after(state, direction);
        if (next == Detours::kForbidden) continue;
        Board child = board;
        REQUIRE(child.slide(direction));
        follow(detours, child, next, depth + 1, longest, walk);
    }
}

Walk walk_from(const Detours& detours, const Board& start, int longest) {
    Walk walk{Counts(static_cast<std::size_t>(longest) + 1), {}};
    follow(detours, start, detours.begin(start.blank()), 0, longest, walk);
    return walk;
}

}  // namespace

TEST_CASE("up to the length it knows, exactly one word leads to every board", "[tiles]") {
    // OEIS A089484: boards of the 15-puzzle at each distance from the one with the blank in the corner.
    const Counts known{1, 2, 4, 10, 24, 54, 107, 212, 446, 946, 1948};
    CHECK(walk_from(Detours({4, 4}, 10), Board::ordered({4, 4}), 10).words == known);
}

TEST_CASE("no board is reached later than by all words", "[tiles]") {
    for (const Size size : {Size{2, 2}, Size{2, 3}, Size{3, 3}}) {
        for (const int longest : {1, 2, 6, 8}) {
            const Detours detours(size, longest);
            for (Cell blank = 0; blank < size.cells(); ++blank) {
                INFO(to_string(size) << ", words of up to " << longest << ", blank " << int{blank});
                TileString start = tile_string(Board::ordered(size));
                std::rotate(start.begin() + blank, start.end() - 1, start.end());
                const auto walk = walk_from(detours, tile_board(start, size), 12);
                int late = 0;
                for (const auto& [board, distance] : tile_distances(start, size.rows, size.columns)) {
                    const auto met = walk.first.find(board);
                    if (distance <= 12 && (met == walk.first.end() || met->second != distance)) ++late;
                }
                CHECK(late == 0);
            }
        }
    }
}

TEST_CASE("knowing longer words leaves fewer ways", "[tiles]") {
    const Board start = Board::ordered({3, 3});
    std::uint64_t before = UINT64_MAX;
    for (const int longest : {1, 2, 6, 7, 8, 10}) {
        const std::uint64_t words = walk_from(Detours({3, 3}, longest), start, 14).words.back();
        INFO("words of up to " << longest << ": " << words);
        CHECK((longest <= 2 || longest == 7 ? words <= before : words < before));
        before = words;
    }
}

TEST_CASE("the automaton keeps to its number of states", "[tiles]") {
    const Detours tiny({8, 8}, 1);
    CHECK(tiny.states() == 64);  // no word of one step is needless
    CHECK(Detours({4, 4}).states() < Detours::kForbidden);
    CHECK(Detours({8, 8}).states() < Detours::kForbidden);
    CHECK(Detours({2, 2}, 30).states() < 100);  // all boards are known long before
}
