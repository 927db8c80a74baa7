// Numbers of positions, and what players may drag, against the oracle; for unreachable positions too.
#include <algorithm>
#include <set>

#include "core/moves/free_steps.hpp"
#include "core/moves/motions.hpp"
#include "core/moves/reach.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/random.hpp"
#include "tests/support/random_cases.hpp"
#include "tests/support/spaces.hpp"

using namespace shunt;
using namespace shunt::test;

namespace {

std::set<At> places(const RandomCase& random, const std::vector<moves::Reach>& reached) {
    std::set<At> result;
    for (const moves::Reach& reach : reached) {
        const puzzle::Coordinate at = random.puzzle().board().coordinate(reach.anchor);
        result.insert({at.row, at.column});
    }
    return result;
}

/// Where the oracle lets a block go by any path, its own place included.
std::set<At> expected_places(const RandomCase& random, const State& state, int block) {
    std::set<At> places{state[block]};
    for (const At& shift : random.oracle().displacements(state, {block}, puzzle::Metric::move)) {
        places.insert(Oracle::displaced(state, {block}, shift)[block]);
    }
    return places;
}

/// Whether one of the places is a single step away.
bool begins_with(const std::vector<moves::Reach>& reached, puzzle::Direction direction) {
    const std::vector<puzzle::Direction> step{direction};
    return std::any_of(reached.begin(), reached.end(), [&](const moves::Reach& reach) { return reach.path == step; });
}

/// Every way to move one piece once, as the players' functions see it, is a legal path that leads there and back.
void check_moves(const RandomCase& random, const puzzle::Position& position) {
    const puzzle::Puzzle& puzzle = random.puzzle();
    const State state = random.state_of(position);
    moves::Motions motions(puzzle, puzzle::Metric::move);
    const auto free = moves::free_steps(puzzle, position);
    for (puzzle::PieceId piece = 0; piece < puzzle.pieces().size(); ++piece) {
        const auto reached = moves::reachable(puzzle, position, piece);
        const std::set<At> expected = expected_places(random, state, random.block_of(piece));
        REQUIRE(places(random, reached) == expected);
        REQUIRE(reached.size() == expected.size());
        for (std::size_t i = 0; i < puzzle::kDirections.size(); ++i)
            REQUIRE(free[piece][i] == begins_with(reached, puzzle::kDirections[i]));
        for (const moves::Reach& reach : reached) {
            if (reach.path.empty()) continue;
            const moves::Move move{{piece}, reach.path};
            const puzzle::Position after = moves::apply(puzzle, position, move);
            REQUIRE(after.anchors[piece] == reach.anchor);
            REQUIRE(moves::apply(puzzle, after, moves::inverse(move)) == position);
            const auto found = moves::move_between(puzzle, motions, position, canonical(puzzle, after));
            REQUIRE(found.has_value());
            REQUIRE(canonical(puzzle, moves::apply(puzzle, position, *found)) == canonical(puzzle, after));
        }
    }
}

}  // namespace

TEST_CASE("rank and unrank are inverse, and count the packings", "[property]") {
    for (std::uint64_t seed = 1; seed <= kRandomPuzzles; ++seed) {
        const RandomCase random(seed);
        if (!random.can_be_packed()) continue;
        INFO("seed " << seed << "\n" << random.text());
        const packing::PackedSpace space = packed_space(random.puzzle(), puzzle::Metric::step);
        REQUIRE(space.size() == random.packings());
        std::set<State> seen;
        bool inverse = true;
        for (packing::Rank rank = 0; rank < space.size(); ++rank) {
            const puzzle::Position position = space.position(rank);
            const packing::PackedSpace::Block block = space.block(rank);
            inverse = inverse && space.rank(position) == rank && std::has_single_bit(block.bits) &&
                      block.first + static_cast<packing::Rank>(std::countr_zero(block.bits)) == rank;
            inverse = inverse && canonical(random.puzzle(), position) == position;
            seen.insert(random.state_of(position));
        }
        REQUIRE(inverse);
        REQUIRE(seen.size() == space.size());
    }
}

TEST_CASE("single moves are those of the oracle", "[property]") {
    for (std::uint64_t seed = 1; seed <= kRandomPuzzles; ++seed) {
        const RandomCase random(seed);
        Random choice(seed);
        INFO("seed " << seed << "\n" << random.text());
        check_moves(random, random.start());
        if (!random.can_be_packed()) continue;
        const packing::PackedSpace space = packed_space(random.puzzle(), puzzle::Metric::step);
        check_moves(random, space.position(static_cast<packing::Rank>(choice.below(static_cast<int>(space.size())))));
    }
}

TEST_CASE("the random puzzles have what is worth a test", "[property]") {
    int packed = 0;
    int filled = 0;
    int several_voids = 0;
    int in_groups = 0;
    int symmetric = 0;
    for (std::uint64_t seed = 1; seed <= kRandomPuzzles; ++seed) {
        const RandomCase random(seed);
        in_groups += random.metrics().size() == puzzle::kMetrics.size() ? 1 : 0;
        if (!random.can_be_packed()) continue;
        ++packed;
        const packing::Split split = packing::split(random.puzzle());
        filled += split.filler ? 1 : 0;
        symmetric += puzzle::find_reflection(random.problem()) ? 1 : 0;
        several_voids += split.filler && split.voids > 2 ? 1 : 0;
    }
    CHECK(packed < static_cast<int>(kRandomPuzzles) * 95 / 100);
    CHECK(filled > static_cast<int>(kRandomPuzzles) / 4);
    CHECK(several_voids > static_cast<int>(kRandomPuzzles) / 10);
    CHECK(symmetric > static_cast<int>(kRandomPuzzles) / 10);
    CHECK(in_groups > static_cast<int>(kRandomPuzzles) / 3);
}
