#include "core/hashed/hashed_space.hpp"

#include "core/puzzle/format/shunt_text.hpp"
#include "core/search/frontier_search.hpp"
#include "core/search/ranked_space.hpp"
#include "core/search/way_back.hpp"
#include "tests/support/catch2.hpp"

using namespace shunt;
using namespace shunt::hashed;
using puzzle::Metric;

namespace {

/// A corridor of `cells` cells with one unit at its right end.
puzzle::Problem corridor(int cells) {
    return *puzzle::parse_puzzle("board:\n" + std::string(static_cast<std::size_t>(cells) - 1, '.') + "A\n");
}

/// Two units alike on a row of 300 cells, and 22,500 of its positions: one unit on either half.
puzzle::Problem long_row() { return *puzzle::parse_puzzle("board:\nAB" + std::string(298, '.') + "\n"); }
constexpr int kPositions = 150 * 150;
puzzle::Position on_row(int number) {
    return {{static_cast<puzzle::Cell>(number / 150), static_cast<puzzle::Cell>(150 + number % 150)}};
}

/// An open square with one unit.
puzzle::Problem square(int side) {
    std::string text = "board:\n";
    for (int row = 0; row < side; ++row) text += std::string(static_cast<std::size_t>(side), '.') + "\n";
    text[text.size() - 2] = 'A';
    return *puzzle::parse_puzzle(text);
}

puzzle::Position at(int cell) { return {{static_cast<puzzle::Cell>(cell)}}; }

std::vector<Rank> neighbours(HashedSpace& space, Rank rank) {
    HashedCursor cursor(space);
    std::vector<Rank> ranks;
    search::for_each_neighbour(space, cursor, rank, [&](Rank next) { ranks.push_back(next); });
    return ranks;
}

}  // namespace

TEST_CASE("positions are numbered in the order in which they are met", "[hashed]") {
    const auto [puzzle, start] = corridor(5);
    HashedSpace space(puzzle, Metric::step, std::uint64_t{1} << 20);
    CHECK(space.size() == 0);
    CHECK(space.rank(at(4)) == 0);
    CHECK(space.rank(at(2)) == 1);
    CHECK(space.rank(at(4)) == 0);
    CHECK(space.size() == 2);
    CHECK(neighbours(space, 1) == std::vector<Rank>{2, 3});
    CHECK(space.position(2) == at(1));
    CHECK(space.position(3) == at(3));
}

TEST_CASE("the table grows with the positions and forgets none", "[hashed]") {
    const auto [puzzle, start] = long_row();
    HashedSpace space(puzzle, Metric::step, std::uint64_t{1} << 30);
    std::uint64_t bytes = space.bytes();
    int growths = 0;
    bool kept = true;
    for (int number = 0; number < kPositions; ++number) {
        kept = kept && space.rank(on_row(number)) == static_cast<Rank>(number);
        growths += space.bytes() > bytes ? 1 : 0;
        bytes = space.bytes();
    }
    for (int number = 0; number < kPositions; ++number) {
        const auto rank = static_cast<Rank>(number);
        kept = kept && space.rank(on_row(number)) == rank && space.position(rank) == on_row(number);
    }
    CHECK(kept);
    CHECK(space.size() == kPositions);
    CHECK(growths == 8);  // six chunks of 4,096 positions and three larger tables, once both at the same time
    CHECK_FALSE(space.is_full());
}

TEST_CASE("a full space keeps its limit and what it knows", "[hashed]") {
    const auto [puzzle, start] = long_row();
    for (const std::uint64_t limit : {std::uint64_t{0}, std::uint64_t{200'000}, std::uint64_t{900'000}}) {
        INFO("limit " << limit);
        HashedSpace space(puzzle, Metric::step, limit);
        int number = 0;
        while (number < kPositions && !space.is_full()) (void)space.rank(on_row(number++));
        CHECK(space.is_full());
        const Rank size = space.size();
        CHECK(size == static_cast<Rank>(number) - 1);
        CHECK(space.rank(on_row(kPositions - 1)) >= size);
        CHECK(space.size() == size);
        CHECK(space.bytes() <= std::max<std::uint64_t>(limit, 20'480));  // the least table: 4,096 slots of 5 bytes
        for (Rank rank = 0; rank < size; rank += 100) CHECK(space.rank(on_row(static_cast<int>(rank))) == rank);
    }
}

TEST_CASE("a full space still tells the neighbours that it knows", "[hashed]") {
    // 3,072 positions fill three quarters of the first table; the next one needs a larger table.
    const auto [puzzle, start] = square(60);
    const std::uint64_t word = 8 * ((3600 + 63) / 64);
    HashedSpace space(puzzle, Metric::step, 4 * 4096 + 4096 * word + 8 * 4096 - 1);
    for (int cell = 3599; cell >= 3600 - 3072; --cell) (void)space.rank(at(cell));
    CHECK(space.size() == 3072);
    CHECK_FALSE(space.is_full());
    // Cell 530: above it is a cell that is not known, and the step up comes first.
    CHECK(neighbours(space, 3599 - 530) == std::vector<Rank>{3599 - 590, 3599 - 531, 3599 - 529});
    CHECK(space.is_full());
    CHECK(space.size() == 3072);
}

TEST_CASE("boards of many cells and kinds are kept exactly", "[hashed]") {
    // A hundred kinds of units on a row of 150: letters of seven bits, which cross the words they are kept in.
    std::string row = "cells: tokens\nboard:\n";
    for (int cell = 0; cell < 150; ++cell) row += cell % 3 == 2 ? " ." : " t" + std::to_string(cell);
    const auto [puzzle, start] = *puzzle::parse_puzzle(row + "\ndistinct: *\n");
    REQUIRE(puzzle.kinds().size() == 100);
    HashedSpace space(puzzle, Metric::step, std::uint64_t{1} << 24);
    CHECK(space.bytes_per_position() == 8 * ((150 * 7 + 63) / 64));
    REQUIRE(space.rank(start) == 0);
    CHECK(space.position(0) == start);
    const auto next = neighbours(space, 0);
    CHECK(next.size() == 99);  // 50 voids; each has a unit on either side, the last one only on its left
    moves::Motions motions(puzzle, Metric::step);
    for (const Rank rank : next) {
        CHECK(moves::move_between(puzzle, motions, start, space.position(rank)).has_value());
    }
}

TEST_CASE("the neighbours of a position can be made some at a time", "[hashed]") {
    // A unit in the corner of an open hall.
    const auto [puzzle, start] = square(63);
    HashedSpace space(puzzle, Metric::slide, std::uint64_t{1} << 30);
    REQUIRE(space.rank(start) == 0);
    HashedCursor cursor(space);
    const HashedSpace::Block block = space.block(0);
    cursor.load({&block, 1});
    int parts = 0;
    Rank most = 0;
    for (Rank known = 1; cursor.make_some() != 0; known = space.size(), ++parts)
        most = std::max(most, space.size() - known);
    CHECK(parts == 2);  // to the left and up
    CHECK(most == 62);
    CHECK(cursor.edges(0).size() == 124);
    CHECK(neighbours(space, 0).size() == 124);
}

TEST_CASE("several positions are made in turn, and none of them is left out when a slice ends between them",
          "[hashed]") {
    const auto [puzzle, start] = square(63);
    HashedSpace space(puzzle, Metric::slide, std::uint64_t{1} << 30);
    std::vector<HashedSpace::Block> blocks;
    for (std::size_t i = 0; i < HashedSpace::kBatch; ++i) blocks.push_back({space.rank(at(static_cast<int>(64 * i)))});
    HashedCursor cursor(space);
    cursor.load(blocks);
    int parts = 0;
    while (cursor.make_some() != 0) ++parts;
    // Two slides out of a corner, four from each of the others; two of one cell each, one after the other, are one part.
    CHECK(parts == 2 + 4 * (static_cast<int>(HashedSpace::kBatch) - 1) - 1);
    HashedSpace alone(puzzle, Metric::slide, std::uint64_t{1} << 30);
    for (const auto& block : blocks) (void)alone.rank(space.position(block.first));
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        std::vector<Rank> ranks;
        for (const auto& edge : cursor.edges(i)) ranks.push_back(edge.first);
        CHECK(ranks == neighbours(alone, blocks[i].first));
    }
}

TEST_CASE("a slice of a search may end inside a position of many neighbours", "[hashed]") {
    using Search = search::FrontierSearch<HashedSpace>;
    // Each unit can come to 78 places, which are written with 80 letters: a part of a position's neighbours by themselves.
    constexpr std::uint64_t kPairs = 80 * 79 / 2;
    const auto [puzzle, start] =
        *puzzle::parse_puzzle("board:\nAB" + std::string(38, '.') + "\n" + std::string(40, '.') + "\n");
    std::vector<std::uint64_t> counts;
    for (const std::uint64_t budget : {std::uint64_t{1}, std::uint64_t{1'000'000}}) {
        HashedSpace space(puzzle, Metric::move, std::uint64_t{1} << 30);
        auto made = Search::create(space, {.keep = search::Keep::order});
        REQUIRE(made.has_value());
        made->seed(space.rank(start));
        made->begin();
        (void)made->advance(budget);
        CHECK((made->statistics().expanded == 0) == (budget == 1));
        std::uint64_t slices = 1;
        while (made->advance(budget) == Search::State::running) ++slices;
        if (counts.empty()) counts = made->counts();
        CHECK(made->counts() == counts);
        CHECK(made->statistics().expanded == kPairs);
        if (budget == 1) CHECK(slices > 2 * kPairs);
    }
}

TEST_CASE("positions of many cells count for what they are in narrow levels too", "[hashed]") {
    using Search = search::FrontierSearch<HashedSpace>;
    const auto [puzzle, start] = corridor(1000);  // one position in each level, and two neighbours of it
    HashedSpace space(puzzle, Metric::step, std::uint64_t{1} << 30);
    auto made = Search::create(space, {.keep = search::Keep::order});
    REQUIRE(made.has_value());
    made->seed(space.rank(start));
    made->begin();
    int slices = 1;
    while (made->advance(1) == Search::State::running) ++slices;
    CHECK(made->statistics().expanded == 1000);
    CHECK(slices > 1000 + 2 * 1000 / 5 - 10);  // a part for every five neighbours
}

TEST_CASE("a slice of the way back may end inside a position of many neighbours", "[hashed]") {
    using Search = search::FrontierSearch<HashedSpace>;
    const std::string hall = std::string(150, '.') + "\n";
    const auto [puzzle, start] =
        *puzzle::parse_puzzle("board:\nAB" + hall.substr(2) + hall + "goal:\n" + hall + std::string(148, '.') + "AB\n");
    HashedSpace space(puzzle, Metric::move, std::uint64_t{1} << 30);
    auto made = Search::create(space, {.keep = search::Keep::order, .stop_at_goal = true});
    REQUIRE(made.has_value());
    made->seed(space.rank(start));
    made->begin();
    REQUIRE(made->advance(1'000'000) == Search::State::goal_found);
    REQUIRE(made->depth() == 2);
    search::NeighboursOf<HashedSpace> neighbours(space, made->cursor());
    search::WayBack way_back(neighbours, made->marks(), made->goal(), made->depth());
    int slices = 1;
    while (way_back.advance(1)) ++slices;
    // Each of two positions has some 600 neighbours of 300 letters, a group has 299 of them: a slice for each group.
    CHECK(slices == 2 * (2 + 1));
    REQUIRE(way_back.path().size() == 3);
    CHECK(way_back.path().back() == 0);
}
