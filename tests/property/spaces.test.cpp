// The laws of core/search/ranked_space.hpp, and neighbours against the oracle, for both storages in all metrics.
#include <map>
#include <set>

#include "core/hashed/hashed_space.hpp"
#include "core/search/ranked_space.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/random.hpp"
#include "tests/support/random_cases.hpp"
#include "tests/support/spaces.hpp"

using namespace shunt;
using namespace shunt::test;
using hashed::HashedSpace;
using packing::PackedSpace;
using Rank = std::uint64_t;

namespace {

bool same(const PackedSpace::Block& a, const PackedSpace::Block& b) {
    return a.first == b.first && a.bits == b.bits && a.anchors == b.anchors && a.kinds == b.kinds;
}
bool same(const HashedSpace::Block& a, const HashedSpace::Block& b) { return a.first == b.first; }

bool goal_is_told(const PackedSpace& space, bool is_goal, Rank rank, bool /*first*/) {
    return is_goal == space.is_goal(rank);
}
/// A hashed space tells a goal when it meets it for the first time.
bool goal_is_told(const HashedSpace& space, bool is_goal, Rank rank, bool first) {
    return is_goal == (first && space.is_goal(rank));
}

/// Joins what else is meant to a block, if it begins at the same number.
bool join(PackedSpace::Block& block, const PackedSpace::Block& other) {
    if (other.first == block.first) block.bits |= other.bits;
    return other.first == block.first;
}

/// A random space seen through one cursor that is used for everything, as a search does.
template <class Space>
class Laws {
public:
    Laws(const RandomCase& random, Space& space, puzzle::Metric metric)
        : random_(&random), space_(&space), cursor_(space), metric_(metric) {}

    /// Loads some states together (equal ones among them are allowed) and checks all that is said of them.
    void check_batch(const std::vector<Rank>& ranks) {
        std::vector<typename Space::Block> blocks;
        for (const Rank rank : ranks) {
            blocks.push_back(space_->block(rank));
            REQUIRE(states_of(blocks.back()) == std::vector<Rank>{rank});
            const State plain = plain_state(rank);
            REQUIRE(space_->is_goal(rank) == random_->oracle().is_solved(plain));
            REQUIRE(random_->puzzle().is_solved(space_->position(rank)) == space_->is_goal(rank));
        }
        load(blocks);
        for (std::size_t i = 0; i < blocks.size(); ++i) check_edges(i, blocks[i]);
    }

    /// The same for blocks that mean, besides these states, some of those with numbers close to theirs. Returns how many have joined.
    int check_wide_batch(const std::vector<Rank>& ranks, Random& choice) {
        int joined = 0;
        std::vector<typename Space::Block> blocks;
        for (const Rank rank : ranks) {
            blocks.push_back(space_->block(rank));
            const Rank end = std::min(space_->size(), rank + 30);
            for (Rank near = rank < 30 ? 0 : rank - 30; near < end; ++near)
                if (choice.chance(50) && join(blocks.back(), space_->block(near))) ++joined;
        }
        load(blocks);
        for (std::size_t i = 0; i < blocks.size(); ++i) check_edges(i, blocks[i]);
        return joined;
    }

private:
    void load(const std::vector<typename Space::Block>& blocks) {
        known_ = space_->size();
        met_.clear();
        cursor_.load(blocks);
    }

    [[nodiscard]] static std::vector<Rank> states_of(const typename Space::Block& block) {
        std::vector<Rank> ranks;
        search::for_each_state(block.first, block.bits, [&](Rank rank) { ranks.push_back(rank); });
        return ranks;
    }
    [[nodiscard]] State plain_state(Rank rank) const { return random_->state_of(space_->position(rank)); }

    void check_edges(std::size_t i, const typename Space::Block& block) {
        std::vector<Rank> order;
        std::set<State> found;
        std::uint64_t ways = 0;
        bool lawful = true;
        for (const typename Space::Edge& edge : cursor_.edges(i)) {
            ways += edge.ways;
            lawful = lawful && edge.bits != 0 && (edge.goals & ~edge.bits) == 0;
            search::for_each_state(edge.first, edge.bits, [&](Rank next) {
                const std::uint64_t self = std::uint64_t{1} << (next - edge.first);
                lawful = lawful && same(cursor_.block_of(i, edge, self), space_->block(next));
                const bool first = next >= known_ && met_.insert(next).second;
                lawful = lawful && goal_is_told(*space_, (edge.goals & self) != 0, next, first);
                order.push_back(next);
                found.insert(random_->oracle().canonical(plain_state(next)));
            });
        }
        REQUIRE(lawful);
        check_neighbours(block, order, found, ways);
    }

    void check_neighbours(const typename Space::Block& block, const std::vector<Rank>& order,
                          const std::set<State>& found, std::uint64_t ways) {
        std::set<State> expected;
        std::uint64_t pairs = 0;
        const std::vector<Rank> states = states_of(block);
        for (const Rank rank : states) {
            const auto next = random_->oracle().neighbours(plain_state(rank), metric_);
            pairs += next.size();
            expected.insert(next.begin(), next.end());
        }
        REQUIRE(found == expected);
        REQUIRE(ways == pairs);
        if (states.size() > 1) return;
        REQUIRE(found.size() == order.size());
        const auto [known_order, is_new] = orders_.emplace(states.front(), order);
        REQUIRE((is_new || known_order->second == order));
    }

    const RandomCase* random_;
    Space* space_;
    typename Space::Cursor cursor_;
    puzzle::Metric metric_;
    Rank known_ = 0;                            // states of the space before those of the batch were loaded
    std::set<Rank> met_;                        // of those beyond, by edges of the batch so far
    std::map<Rank, std::vector<Rank>> orders_;  // in which the neighbours of a state were told
};

/// Looks at positions and their mirror images.
class Partners {
public:
    Partners(const puzzle::Puzzle& puzzle, const puzzle::Reflection& reflection, const PackedSpace& space)
        : puzzle_(puzzle), reflection_(reflection), space_(space), cursor_(space) {}

    void check(Rank rank) {
        const Rank other = partner(rank);
        REQUIRE(space_.position(other) == reflected(puzzle_, reflection_, space_.position(rank)));
        REQUIRE(partner(other) == rank);
        REQUIRE(space_.is_goal(other) == space_.is_goal(rank));
        std::set<Rank> images;
        for (const Rank next : neighbours(rank)) images.insert(partner(next));
        REQUIRE(images == neighbours(other));
    }

private:
    [[nodiscard]] Rank partner(Rank rank) { return cursor_.partner(space_.block(rank)); }

    [[nodiscard]] std::set<Rank> neighbours(Rank rank) {
        std::set<Rank> found;
        search::for_each_neighbour(space_, cursor_, rank, [&](Rank next) { found.insert(next); });
        return found;
    }

    const puzzle::Puzzle& puzzle_;
    const puzzle::Reflection& reflection_;
    const PackedSpace& space_;
    packing::PositionCursor cursor_;
};

/// Some numbers below `size`; the same one twice now and then.
std::vector<Rank> some_ranks(Rank size, Random& choice, std::size_t most) {
    std::vector<Rank> ranks;
    for (int left = choice.between(1, static_cast<int>(most)); left > 0; --left) {
        const bool again = !ranks.empty() && choice.chance(10);
        ranks.push_back(again ? choice.pick(ranks) : static_cast<Rank>(choice.below(static_cast<int>(size))));
    }
    return ranks;
}

template <class Space>
void check_laws(const RandomCase& random, Space& space, puzzle::Metric metric, Random& choice) {
    Laws<Space> laws(random, space, metric);
    const int batches = puzzle::moves_groups(metric) ? 2 : 4;
    for (int batch = 0; batch < batches; ++batch) laws.check_batch(some_ranks(space.size(), choice, Space::kBatch));
}

/// Cuts the words of a space before any cell, where they can be cut.
bool cut_anywhere(PackedSpace& space, Random& choice) {
    return space.can_cut_words() && space.cut_words(choice.between(0, space.board_cells() - 1), std::uint64_t{1} << 30);
}

/// The edges of a block of words, where the moves of those positions are worked out.
std::vector<std::tuple<Rank, search::Bits, search::Bits, std::uint32_t>> edges_when_asked(
    const PackedSpace& space, const PackedSpace::Block& block, search::Bits asked) {
    packing::WordMoves moves(space, packing::WordSteps::kMost);
    packing::ArrangementWalk walk;
    const PackedSpace::Arrangement arrangement = space.arrangement(block);
    packing::ArrangementWalk::take_apart(space, {&walk, 1}, {&arrangement, 1});
    std::vector<packing::WordMove> records;
    const packing::KnownWords known = moves.work_out(walk, block.first, asked, records);
    packing::EdgeList found;
    moves.list(known, records, block, found);
    std::vector<std::tuple<Rank, search::Bits, search::Bits, std::uint32_t>> edges;
    for (const PackedSpace::Edge& edge : found.all()) edges.emplace_back(edge.first, edge.bits, edge.goals, edge.ways);
    return edges;
}

/// Calls `visit` with every random puzzle that can be packed, in each of its metrics, and with a source of choices of the puzzle's own.
template <class Visit>
void for_each_packed_space(Visit visit) {
    for (std::uint64_t seed = 1; seed <= kRandomPuzzles; ++seed) {
        const RandomCase random(seed);
        if (!random.can_be_packed()) continue;
        Random choice(seed);
        for (const puzzle::Metric metric : random.metrics()) {
            INFO("seed " << seed << ", " << to_string(metric) << " metric\n" << random.text());
            PackedSpace space = packed_space(random.puzzle(), metric);
            visit(random, space, metric, choice);
        }
    }
}

}  // namespace

TEST_CASE("packed spaces keep the laws, and their neighbours are those of the oracle", "[property]") {
    int cuts = 0;
    for_each_packed_space([&](const RandomCase& random, PackedSpace& space, puzzle::Metric metric, Random& choice) {
        check_laws(random, space, metric, choice);
        if (!cut_anywhere(space, choice)) return;
        check_laws(random, space, metric, choice);
        ++cuts;
    });
    CHECK(cuts > test::effort(100, 500));
}

TEST_CASE("a block moves as each of its positions does", "[property]") {
    int joined = 0;
    for_each_packed_space([&](const RandomCase& random, PackedSpace& space, puzzle::Metric metric, Random& choice) {
        cut_anywhere(space, choice);
        if (!space.has_filling_blocks() && space.cut().is_whole()) return;
        Laws<PackedSpace> laws(random, space, metric);
        for (int batch = 0; batch < 3; ++batch)
            joined += laws.check_wide_batch(some_ranks(space.size(), choice, PackedSpace::kBatch), choice);
    });
    CHECK(joined > 10'000);
}

TEST_CASE("words move the same, whether all positions of their block are worked out or those meant", "[property]") {
    std::uint32_t pairs = 0;
    for_each_packed_space(
        [&](const RandomCase& /*random*/, PackedSpace& space, puzzle::Metric /*metric*/, Random& choice) {
            if (!cut_anywhere(space, choice)) return;
            for (const Rank rank : some_ranks(space.size(), choice, 4)) {
                const PackedSpace::Block block = space.block(rank);
                const auto expected = edges_when_asked(space, block, ~search::Bits{0});
                REQUIRE(edges_when_asked(space, block, block.bits) == expected);
                for (const auto& edge : expected) pairs += std::get<3>(edge);  // of positions
            }
        });
    CHECK(pairs > test::effort(500U, 5'000U));
}

TEST_CASE("a reader reads the blocks of a space in any order", "[property]") {
    for (std::uint64_t seed = 1; seed <= kRandomPuzzles; ++seed) {
        const RandomCase random(seed);
        if (!random.can_be_packed()) continue;
        Random choice(seed);
        INFO("seed " << seed << "\n" << random.text());
        PackedSpace space = packed_space(random.puzzle(), puzzle::Metric::step);
        if (choice.chance(50)) cut_anywhere(space, choice);
        packing::BlockReader reader(space);
        bool right = true;
        for (Rank rank = 0; rank < space.size(); rank += static_cast<Rank>(choice.between(1, 3))) {
            right = right && same(reader.block(rank), space.block(rank));
        }
        for (const Rank rank : some_ranks(space.size(), choice, 50)) {
            right = right && same(reader.block(rank), space.block(rank));
        }
        REQUIRE(right);
    }
}

TEST_CASE("partners are mirror images, and so are their neighbours", "[property]") {
    int paired = 0;
    for (std::uint64_t seed = 1; seed <= kRandomPuzzles; ++seed) {
        const RandomCase random(seed);
        const auto reflection = puzzle::find_reflection(random.problem());
        if (!reflection || !random.can_be_packed()) continue;
        Random choice(seed);
        for (const puzzle::Metric metric : random.metrics()) {
            INFO("seed " << seed << ", " << to_string(metric) << " metric, " << reflection->name << "\n"
                         << random.text());
            PackedSpace space = packed_space(random.puzzle(), metric);
            if (!space.blocks_tell_kinds()) continue;
            space.pair_up(random.puzzle(), *reflection);
            Partners partners(random.puzzle(), *reflection, space);
            for (const Rank rank : some_ranks(space.size(), choice, 8)) partners.check(rank);
            ++paired;
        }
    }
    CHECK(paired > test::effort(100, 500));
}

TEST_CASE("hashed spaces keep the laws, and their neighbours are those of the oracle", "[property]") {
    for (std::uint64_t seed = 1; seed <= kRandomPuzzles; ++seed) {
        const RandomCase random(seed);
        Random choice(seed);
        for (const puzzle::Metric metric : random.metrics()) {
            INFO("seed " << seed << ", " << to_string(metric) << " metric\n" << random.text());
            HashedSpace space(random.puzzle(), metric, std::uint64_t{1} << 30);
            REQUIRE(space.rank(random.start()) == 0);
            check_laws(random, space, metric, choice);
        }
    }
}

TEST_CASE("a hashed space gives a position its number back", "[property]") {
    for (std::uint64_t seed = 1; seed <= kRandomPuzzles; ++seed) {
        const RandomCase random(seed);
        if (!random.can_be_packed()) continue;
        INFO("seed " << seed << "\n" << random.text());
        const PackedSpace all = packed_space(random.puzzle(), puzzle::Metric::step);
        HashedSpace space(random.puzzle(), puzzle::Metric::step, std::uint64_t{1} << 30);
        bool inverse = true;
        for (Rank rank = 0; rank < all.size(); ++rank) {
            inverse = inverse && space.rank(all.position(rank)) == rank && space.position(rank) == all.position(rank);
        }
        for (Rank rank = 0; rank < all.size(); ++rank) inverse = inverse && space.rank(all.position(rank)) == rank;
        REQUIRE(inverse);
        REQUIRE(space.size() == all.size());
    }
}
