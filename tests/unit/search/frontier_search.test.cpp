#include "core/search/frontier_search.hpp"

#include "core/search/level_listing.hpp"
#include "core/search/way_back.hpp"
#include "tests/support/catch2.hpp"
#include "tests/unit/search/cube.hpp"

using namespace shunt::search;
using shunt::test::Cube;
using shunt::test::levels_of_cube;

namespace {

using State = Search::State;
using CubeSearch = FrontierSearch<Cube>;

CubeSearch started(Cube& cube, Keep keep, FrontierOptions options = {}, const std::vector<Rank>& seeds = {0}) {
    options.keep = keep;
    auto search = CubeSearch::create(cube, options);
    REQUIRE(search.has_value());
    for (const Rank seed : seeds) search->seed(seed);
    search->begin();
    return std::move(*search);
}

CubeSearch searched(Cube& cube, Keep keep, const FrontierOptions& options, std::uint64_t budget) {
    auto search = started(cube, keep, options);
    while (search.advance(budget) == State::running) {
    }
    return search;
}

/// From the start to the goal, found in slices of one state.
std::vector<Rank> path_to(Cube& cube, const Marks& marks, Rank goal, int depth) {
    const auto cursor = std::make_unique<Cube::Cursor>(cube);
    NeighboursOf<Cube> neighbours(cube, *cursor);
    WayBack way_back(neighbours, marks, goal, depth);
    int slices = 1;
    while (way_back.advance(1)) ++slices;
    CHECK(slices == std::max(depth, 1));
    return {way_back.path().rbegin(), way_back.path().rend()};
}

std::vector<Rank> level_of(Search& search) {
    LevelListing listing(search, SIZE_MAX);
    while (listing.advance(1000)) continue;
    return listing.states();
}

}  // namespace

TEST_CASE("any part of a level is listed, whether or not the bound of the ranks is known", "[search]") {
    for (const int depth : {1, 5, 10}) {
        Cube cube(20, 0);  // of 184,756 states at depth 10 not all are sorted
        auto search = started(cube, Keep::reached);
        while (search.depth() < depth) REQUIRE(search.advance_level(100'000) == State::running);
        std::vector<Rank> all;
        for (Rank rank = 0; rank < cube.size(); ++rank)
            if (std::popcount(rank) == depth) all.push_back(rank);
        for (const std::size_t from :
             {std::size_t{0}, std::size_t{19}, all.size() / 2, all.size() - 1, all.size(), all.size() + 9}) {
            for (const std::size_t most : {std::size_t{1}, std::size_t{300}, std::size_t{90'000}, SIZE_MAX}) {
                for (const Rank ranks : {cube.size(), ~Rank{0}}) {
                    INFO(most << " from number " << from << " on at depth " << depth << ", ranks below " << ranks);
                    LevelListing listing(search, from, most, ranks);
                    while (listing.advance(10'000)) continue;
                    const std::size_t begin = std::min(from, all.size());
                    const std::size_t end = begin + std::min(most, all.size() - begin);
                    REQUIRE(listing.states() == std::vector<Rank>(all.begin() + static_cast<std::ptrdiff_t>(begin),
                                                                  all.begin() + static_cast<std::ptrdiff_t>(end)));
                    if (most <= 300) REQUIRE(listing.bytes() < (std::size_t{3} << 20));
                    REQUIRE(listing.has(from, most));
                    if (begin != end) REQUIRE(listing.states(end - 1, 1) == std::vector<Rank>{all[end - 1]});
                }
            }
        }
    }
}

TEST_CASE("a level is listed in slices, as far as it is asked for", "[search]") {
    for (const int block_dimensions : {0, 4}) {
        for (const bool in_pairs : {false, true}) {
            INFO("blocks of 2^" << block_dimensions << (in_pairs ? ", in pairs" : ""));
            Cube cube(20, 0, in_pairs, block_dimensions);  // levels of 184,756 states, of which queues hold 32,768
            for (const int depth : {8, 10}) {
                auto search = started(cube, Keep::reached);
                while (search.depth() < depth) REQUIRE(search.advance_level(100'000) == State::running);
                std::vector<Rank> all;
                for (Rank rank = 0; rank < cube.size(); ++rank)
                    if (std::popcount(rank) == depth) all.push_back(rank);
                for (const std::size_t most : {std::size_t{0}, std::size_t{16}, std::size_t{5000}, SIZE_MAX}) {
                    LevelListing listing(search, most);
                    std::size_t slices = 1;
                    for (; listing.advance(50); ++slices) REQUIRE(slices < all.size());
                    CHECK(slices >= all.size() / (50 + (std::size_t{2} << block_dimensions)));
                    CHECK(listing.states() ==
                          std::vector<Rank>(all.begin(),
                                            all.begin() + static_cast<std::ptrdiff_t>(std::min(most, all.size()))));
                }
            }
        }
    }
}

TEST_CASE("levels wider than the queues are counted right", "[search]") {
    Cube cube(17, 0);  // levels of up to 24,310 states, queues of 16,384
    for (const std::uint64_t budget : {1, 1000, 1'000'000}) {
        INFO("budget " << budget);
        CHECK(searched(cube, Keep::reached, {}, budget).counts() == levels_of_cube(17));
        CHECK(searched(cube, Keep::depth, {}, budget).counts() == levels_of_cube(17));
    }
}

TEST_CASE("every state is expanded once", "[search]") {
    Cube cube(16, 0);
    auto search = searched(cube, Keep::reached, {}, 5000);
    CHECK(search.state() == State::exhausted);
    CHECK(search.statistics().expanded == 65'536);
    CHECK(search.statistics().generated == 16 * 65'536);
    CHECK(search.statistics().goals == 1);
    CHECK(search.reached() == 65'536);
    CHECK(search.depth() == 16);
    CHECK(level_of(search) == std::vector<Rank>{65'535});
}

TEST_CASE("a goal ends the search at its depth, and the way back is found", "[search]") {
    for (const Rank goal : {Rank{0}, Rank{1}, Rank{0x1A5}, Rank{0x1FFFF}}) {
        Cube cube(17, goal);
        const auto search = searched(cube, Keep::depth, {.stop_at_goal = true}, 777);
        REQUIRE(search.state() == State::goal_found);
        CHECK(search.goal() == goal);
        CHECK(search.depth() == std::popcount(goal));
        const std::vector<Rank> path = path_to(cube, search.marks(), goal, search.depth());
        REQUIRE(path.size() == static_cast<std::size_t>(std::popcount(goal)) + 1);
        CHECK(path.front() == 0);
        CHECK(path.back() == goal);
        for (std::size_t i = 1; i < path.size(); ++i) CHECK(std::popcount(path[i - 1] ^ path[i]) == 1);
    }
}

TEST_CASE("a search may pause at the end of every level", "[search]") {
    Cube cube(17, 0);
    auto search = started(cube, Keep::depth);
    for (int depth = 1; depth <= 17; ++depth) {
        while (search.depth() < depth) {
            REQUIRE(search.advance_level(5000) == State::running);
            REQUIRE(search.depth() <= depth);
        }
        CHECK(level_of(search).size() == levels_of_cube(17)[static_cast<std::size_t>(depth)]);
    }
    CHECK(search.advance_level(5000) == State::exhausted);
}

TEST_CASE("several seeds make a level of their own, even more of them than a queue holds", "[search]") {
    Cube cube(17, 0);
    std::vector<Rank> half;
    for (Rank rank = 0; rank < cube.size(); rank += 2) half.push_back(rank);
    half.push_back(0);  // twice is once
    auto search = started(cube, Keep::reached, {}, half);
    CHECK(level_of(search).size() == 65'536);
    while (search.advance(10'000) == State::running) {
    }
    CHECK(search.counts() == std::vector<std::uint64_t>{65'536, 65'536});
    CHECK(level_of(search).front() == 1);
}

TEST_CASE("a search aimed at another ends where they meet", "[search]") {
    Cube cube(12, Rank{1} << 20);  // no goal of its own
    auto there = started(cube, Keep::depth, {.stop_at_goal = true});
    auto back = started(cube, Keep::depth, {.stop_at_goal = true}, {0xFFF});
    there.aim_at(&back.marks());
    back.aim_at(&there.marks());
    while (there.depth() < 4) there.advance_level(1000);
    while (back.depth() < 7) REQUIRE(back.advance_level(1000) == State::running);
    while (back.state() == State::running) back.advance_level(1000);
    CHECK(back.state() == State::goal_found);
    CHECK(back.depth() + there.depth() == 12);
    CHECK(back.goal() == 0xF);  // the least of those at depth 4 from the one side and 8 from the other
}

TEST_CASE("a search begun again keeps what it has reached", "[search]") {
    Cube cube(17, 0);
    auto search = searched(cube, Keep::reached, {}, 10'000);
    search.restart();
    search.seed(5);  // known: nothing new
    search.begin();
    CHECK(search.reached() == 0);
    CHECK(search.advance(10) == State::exhausted);
}

TEST_CASE("finding states in pairs changes nothing", "[search]") {
    for (const std::uint64_t budget : {1, 1000, 1'000'000}) {
        for (const Rank goal : {Rank{0x5}, Rank{0x7C03}}) {
            INFO("budget " << budget << ", goal " << goal);
            Cube single(17, goal);
            Cube paired(17, goal, true);
            auto one = searched(single, Keep::reached, {}, budget);
            auto two = searched(paired, Keep::reached, {}, budget);
            CHECK(two.counts() == one.counts());
            CHECK(two.statistics().expanded == one.statistics().expanded);
            CHECK(two.statistics().generated == one.statistics().generated);
            CHECK(two.statistics().goals == one.statistics().goals);
            CHECK(level_of(two) == level_of(one));
            auto there = searched(single, Keep::depth, {.stop_at_goal = true}, budget);
            auto mirrored = searched(paired, Keep::depth, {.stop_at_goal = true}, budget);
            CHECK(mirrored.goal() == there.goal());
            CHECK(level_of(mirrored) == level_of(there));
            CHECK(path_to(paired, mirrored.marks(), mirrored.goal(), mirrored.depth()) ==
                  path_to(single, there.marks(), there.goal(), there.depth()));
        }
    }
}

TEST_CASE("finding states by blocks changes nothing", "[search]") {
    for (const std::uint64_t budget : {7, 1'000'000}) {
        for (const int block_dimensions : {1, 3, 5, 6}) {
            for (const bool in_pairs : {false, true}) {
                INFO("budget " << budget << ", blocks of 2^" << block_dimensions << (in_pairs ? ", in pairs" : ""));
                Cube single(20, 0x6C0A6);  // levels of 184,756 states, queues of 32,768
                Cube blocks(20, 0x6C0A6, in_pairs, block_dimensions);
                auto one = searched(single, Keep::reached, {}, budget);
                auto many = searched(blocks, Keep::reached, {}, budget);
                CHECK(many.counts() == one.counts());
                CHECK(many.statistics().expanded == one.statistics().expanded);
                CHECK(many.statistics().generated == one.statistics().generated);
                CHECK(many.statistics().goals == one.statistics().goals);
                CHECK(level_of(many) == level_of(one));
                auto there = searched(single, Keep::depth, {.stop_at_goal = true}, budget);
                auto by_blocks = searched(blocks, Keep::depth, {.stop_at_goal = true}, budget);
                CHECK(by_blocks.goal() == there.goal());
                CHECK(level_of(by_blocks) == level_of(there));
                CHECK(path_to(blocks, by_blocks.marks(), by_blocks.goal(), by_blocks.depth()) ==
                      path_to(single, there.marks(), there.goal(), there.depth()));
            }
        }
    }
}

TEST_CASE("memory is as announced", "[search]") {
    for (const int dimensions : {10, 17}) {
        Cube cube(dimensions, 0);
        const auto counting = CubeSearch::create(cube, {.keep = Keep::reached});
        CHECK(counting->bytes() == CubeSearch::bytes_needed(cube.size(), Keep::reached));
        const auto solving = CubeSearch::create(cube, {.keep = Keep::depth});
        CHECK(solving->bytes() == CubeSearch::bytes_needed(cube.size(), Keep::depth));
    }
}
