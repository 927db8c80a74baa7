#include "core/packing/word_cut.hpp"

#include <algorithm>
#include <tuple>
#include <vector>

#include "tests/support/puzzles.hpp"
#include "tests/support/spaces.hpp"

using namespace shunt;
using namespace shunt::test;
using packing::PackedSpace;
using packing::PositionCursor;
using packing::WordCut;

namespace {

PackedSpace space_of(const char* name, puzzle::Metric metric = puzzle::Metric::slide) {
    return packed_space(library_puzzle(name), metric);
}

using Edges = std::vector<std::tuple<packing::Rank, packing::FillingSet, packing::FillingSet>>;

/// Where every position leads, the blocks in turn: each is come back to when many others have been met.
Edges edges_of_all(const PackedSpace& space, PositionCursor cursor) {
    constexpr packing::Rank kApart = 61;
    Edges edges;
    for (packing::Rank first = 0; first < kApart; ++first) {
        for (packing::Rank rank = first; rank < space.size(); rank += kApart) {
            const PackedSpace::Block block = space.block(rank);
            cursor.load({&block, 1});
            for (const PackedSpace::Edge& edge : cursor.edges(0)) edges.emplace_back(edge.first, edge.bits, edge.goals);
        }
    }
    return edges;
}

}  // namespace

TEST_CASE("words are cut where many beginnings lead to few nodes", "[packing]") {
    CHECK(WordCut::best_cell(space_of("bone")) == 10);
    CHECK(WordCut::best_cell(space_of("rush-hour-37")) == 14);
    CHECK_FALSE(WordCut::best_cell(space_of("rush-hour-26")));  // 29 beginnings, 29 nodes
}

TEST_CASE("words are whole where a filler, pairs or groups are", "[packing]") {
    CHECK(space_of("bone").can_cut_words());
    CHECK_FALSE(space_of("bone", puzzle::Metric::super_slide).can_cut_words());
    CHECK_FALSE(space_of("klotski").can_cut_words());
}

TEST_CASE("a cut whose tables would be too large is refused, and nothing changes", "[packing]") {
    PackedSpace space = space_of("bone");
    const std::uint64_t whole = space.bytes();
    CHECK_FALSE(space.cut_words(10, 1'000));
    CHECK(space.cut().is_whole());
    CHECK(space.cut_words(10, 1 << 20));
    CHECK_FALSE(space.cut().is_whole());
    CHECK(space.bytes() > whole);
    CHECK(space.bytes() < whole + (1 << 20));
}

TEST_CASE("moves remembered of a block are forgotten with the steps that they are made of", "[packing]") {
    PackedSpace space = space_of("rush-hour-37");
    REQUIRE(space.cut_words(14, 1 << 20));
    const auto edges = edges_of_all(space, PositionCursor(space));
    for (const std::size_t most_steps : {1, 16, 256}) {
        CAPTURE(most_steps);
        CHECK((edges_of_all(space, PositionCursor(space, most_steps)) == edges));
    }
}

TEST_CASE("moves below the cut that come to the same words are one edge", "[packing]") {
    PackedSpace space = space_of("rush-hour-37");
    REQUIRE(space.cut_words(14, 1 << 20));
    PositionCursor cursor(space);
    std::size_t below = 0;
    for (packing::Rank rank = 0; rank < space.size(); rank += 7) {
        const PackedSpace::Block block = space.block(rank);
        cursor.load({&block, 1});
        std::vector<packing::Rank> targets;
        for (const PackedSpace::Edge& edge : cursor.edges(0))
            if (edge.transition.is_empty()) targets.push_back(edge.first);
        below += targets.size();
        std::sort(targets.begin(), targets.end());
        CHECK(std::adjacent_find(targets.begin(), targets.end()) == targets.end());
    }
    CHECK(below > 0);
}
