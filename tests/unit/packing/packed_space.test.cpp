#include "core/packing/packed_space.hpp"

#include <set>

#include "core/analysis/space_builder.hpp"
#include "core/puzzle/format/shunt_text.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/files.hpp"

using namespace shunt;
using namespace shunt::packing;

namespace {

puzzle::Puzzle library(const std::string& name) {
    return *puzzle::parse_puzzle(test::source_file("puzzles/" + name + ".txt"));
}

PackedSpace space_of(const puzzle::Puzzle& puzzle, puzzle::Metric metric) {
    analysis::SpaceBuilder builder(puzzle, metric, std::uint64_t{1} << 30);
    while (builder.advance(100'000) == analysis::SpaceBuilder::State::building) {
    }
    return builder.take();
}

std::set<Rank> neighbours(const PackedSpace& space, Rank rank) {
    std::vector<PackedSpace::Cursor> cursor(1, PackedSpace::Cursor(space));
    PackedSpace::load(cursor, std::span<const Rank>(&rank, 1));
    std::set<Rank> found;
    cursor[0].for_each_neighbour([&](const PackedSpace::Neighbour& neighbour) { found.insert(neighbour.rank); });
    return found;
}

}  // namespace

TEST_CASE("the first neighbours of Klotski", "[packing]") {
    const puzzle::Puzzle klotski = library("klotski");
    const std::size_t expected[] = {4, 6, 8};  // step, slide, move: depth 1 of the census
    for (const puzzle::Metric metric : puzzle::kMetrics) {
        const PackedSpace space = space_of(klotski, metric);
        const auto found = neighbours(space, space.rank(klotski.start()));
        CHECK(found.size() == expected[static_cast<std::size_t>(metric)]);
    }
}

TEST_CASE("neighbours are mutual, and nothing is its own neighbour", "[packing]") {
    for (const char* name : {"pe766", "agatka", "rush-hour-51", "motor-car"}) {
        for (const puzzle::Metric metric : puzzle::kMetrics) {
            INFO(name << ", " << to_string(metric) << " metric");
            const PackedSpace space = space_of(library(name), metric);
            for (Rank rank = 0; rank < space.size(); rank += space.size() / 50 + 1) {
                for (const Rank next : neighbours(space, rank)) {
                    CHECK(next != rank);
                    CHECK(neighbours(space, next).count(rank) == 1);
                }
            }
        }
    }
}

TEST_CASE("the goal is seen from the words as from the puzzle", "[packing]") {
    const puzzle::Puzzle klotski = library("klotski");
    const PackedSpace space = space_of(klotski, puzzle::Metric::step);
    std::uint64_t goals = 0;
    std::vector<PackedSpace::Cursor> cursor(1, PackedSpace::Cursor(space));
    for (Rank rank = 0; rank < space.size(); ++rank) {
        PackedSpace::load(cursor, std::span<const Rank>(&rank, 1));
        goals += cursor[0].is_goal() ? 1 : 0;
        if (rank % 100 == 0) CHECK(cursor[0].is_goal() == klotski.is_solved(space.position(rank)));
    }
    CHECK(goals > 964);  // 964 of them can be reached from the start
}
