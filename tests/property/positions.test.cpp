// Numbers of positions, neighbours and single moves against the oracle; for unreachable positions too.
#include <set>

#include "core/analysis/space_builder.hpp"
#include "core/moves/reach.hpp"
#include "core/puzzle/format/shunt_text.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/random.hpp"
#include "tests/support/random_cases.hpp"

using namespace shunt;
using namespace shunt::test;

namespace {

packing::PackedSpace space_of(const puzzle::Puzzle& puzzle, puzzle::Metric metric) {
    analysis::SpaceBuilder builder(puzzle, metric, std::uint64_t{1} << 30);
    while (builder.advance(1000) == analysis::SpaceBuilder::State::building) {
    }
    return builder.take();
}

std::set<At> places(const RandomCase& random, const std::vector<moves::Reach>& reached) {
    std::set<At> result;
    for (const moves::Reach& reach : reached) {
        const puzzle::Coordinate at = random.puzzle().board().coordinate(reach.anchor);
        result.insert({at.row, at.column});
    }
    return result;
}

bool same(const packing::PackedSpace::State& a, const packing::PackedSpace::State& b) {
    return a.rank == b.rank && a.anchors == b.anchors && a.voids == b.voids && a.kinds == b.kinds;
}

/// The neighbours a cursor visits; each must be the state that unranking its number gives.
std::set<State> neighbours(const RandomCase& random, const packing::PackedSpace& space,
                           const packing::PackedSpace::Cursor& cursor) {
    std::set<State> result;
    bool consistent = true;
    cursor.for_each_neighbour([&](const packing::PackedSpace::Neighbour& next) {
        consistent = consistent && same(cursor.state_of(next), space.state(next.rank));
        result.insert(random.oracle().canonical(random.state_of(space.position(next.rank))));
    });
    REQUIRE(consistent);
    return result;
}

/// Some ranks to load together; equal ones among them are allowed.
std::vector<packing::Rank> some_ranks(const packing::PackedSpace& space, Random& choice) {
    std::vector<packing::Rank> ranks;
    const int count = choice.between(1, static_cast<int>(packing::PackedSpace::kBatch));
    for (int i = 0; i < count; ++i)
        ranks.push_back(static_cast<packing::Rank>(choice.below(static_cast<int>(space.size()))));
    return ranks;
}

/// Every way to move one piece once, as the players' functions see it, is a legal path that leads there and back.
void check_moves(const RandomCase& random, const puzzle::Position& position) {
    const puzzle::Puzzle& puzzle = random.puzzle();
    const State state = random.state_of(position);
    for (puzzle::PieceId piece = 0; piece < puzzle.pieces().size(); ++piece) {
        const auto reached = moves::reachable(puzzle, position, piece);
        auto expected = random.oracle().next_places(state, random.block_of(piece), puzzle::Metric::move);
        expected.insert(state[random.block_of(piece)]);
        REQUIRE(places(random, reached) == expected);
        REQUIRE(reached.size() == expected.size());
        for (const moves::Reach& reach : reached) {
            if (reach.path.empty()) continue;
            const moves::Move move{piece, reach.path};
            const puzzle::Position after = moves::apply(puzzle, position, move);
            REQUIRE(after.anchors[piece] == reach.anchor);
            REQUIRE(moves::apply(puzzle, after, moves::inverse(move)) == position);
            const auto found = moves::move_between(puzzle, position, canonical(puzzle, after));
            REQUIRE(found.has_value());
            REQUIRE(canonical(puzzle, moves::apply(puzzle, position, *found)) == canonical(puzzle, after));
        }
    }
}

/// Both ways to load, by turns.
void load(const packing::PackedSpace& space, Random& choice, std::vector<packing::PackedSpace::Cursor>& cursors,
          const std::vector<packing::Rank>& ranks) {
    if (choice.chance(50)) return packing::PackedSpace::load(cursors, std::span<const packing::Rank>(ranks));
    std::vector<packing::PackedSpace::State> states;
    for (const packing::Rank rank : ranks) states.push_back(space.state(rank));
    packing::PackedSpace::load(cursors, std::span<const packing::PackedSpace::State>(states));
}

}  // namespace

TEST_CASE("rank and unrank are inverse, and count the packings", "[property]") {
    for (std::uint64_t seed = 1; seed <= kRandomPuzzles; ++seed) {
        const RandomCase random(seed);
        INFO("seed " << seed << "\n" << random.text());
        const packing::PackedSpace space = space_of(random.puzzle(), puzzle::Metric::step);
        REQUIRE(space.size() == random.oracle().packings(UINT64_MAX));
        std::set<State> seen;
        bool inverse = true;
        for (packing::Rank rank = 0; rank < space.size(); ++rank) {
            const puzzle::Position position = space.position(rank);
            inverse = inverse && space.rank(position) == rank && canonical(random.puzzle(), position) == position;
            seen.insert(random.state_of(position));
        }
        REQUIRE(inverse);
        REQUIRE(seen.size() == space.size());
    }
}

TEST_CASE("neighbours by rank are those of the oracle", "[property]") {
    for (std::uint64_t seed = 1; seed <= kRandomPuzzles; ++seed) {
        const RandomCase random(seed);
        Random choice(seed);
        for (const puzzle::Metric metric : puzzle::kMetrics) {
            const packing::PackedSpace space = space_of(random.puzzle(), metric);
            const std::vector<packing::Rank> ranks = some_ranks(space, choice);
            std::vector<packing::PackedSpace::Cursor> cursors(ranks.size(), packing::PackedSpace::Cursor(space));
            load(space, choice, cursors, ranks);
            for (std::size_t i = 0; i < ranks.size(); ++i) {
                const State state = random.state_of(space.position(ranks[i]));
                INFO("seed " << seed << ", " << to_string(metric) << " metric, rank " << ranks[i] << "\n"
                             << random.text());
                REQUIRE(cursors[i].is_goal() == random.oracle().is_solved(state));
                REQUIRE(random.puzzle().is_solved(space.position(ranks[i])) == random.oracle().is_solved(state));
                REQUIRE(neighbours(random, space, cursors[i]) == random.oracle().neighbours(state, metric));
            }
        }
    }
}

TEST_CASE("single moves are those of the oracle", "[property]") {
    for (std::uint64_t seed = 1; seed <= kRandomPuzzles; ++seed) {
        const RandomCase random(seed);
        const packing::PackedSpace space = space_of(random.puzzle(), puzzle::Metric::step);
        Random choice(seed);
        INFO("seed " << seed << "\n" << random.text());
        check_moves(random, random.puzzle().start());
        check_moves(random, space.position(static_cast<packing::Rank>(choice.below(static_cast<int>(space.size())))));
    }
}
