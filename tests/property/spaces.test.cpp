// The laws of core/search/ranked_space.hpp, and neighbours against the oracle, for both storages in all metrics.
#include <map>
#include <set>

#include "core/hashed/hashed_space.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/random.hpp"
#include "tests/support/random_cases.hpp"
#include "tests/support/spaces.hpp"

using namespace shunt;
using namespace shunt::test;
using hashed::HashedSpace;
using packing::PackedSpace;
using Rank = std::uint64_t;

namespace {

bool same(const PackedSpace::State& a, const PackedSpace::State& b) {
    return a.arrangement == b.arrangement && a.anchors == b.anchors && a.voids == b.voids && a.kinds == b.kinds;
}
bool same(const HashedSpace::State& a, const HashedSpace::State& b) { return a.rank == b.rank; }

bool goal_is_told(const PackedSpace& space, const PackedSpace::Neighbour& next, Rank /*known*/) {
    return next.is_goal == space.is_goal(next.rank);
}
/// A hashed space tells a goal when it meets it for the first time.
bool goal_is_told(const HashedSpace& space, const HashedSpace::Neighbour& next, Rank known) {
    return next.is_goal == (next.rank >= known && space.is_goal(next.rank));
}

/// A random space seen through one cursor that is used for everything, as a search does.
template <class Space>
class Laws {
public:
    Laws(const RandomCase& random, Space& space, puzzle::Metric metric)
        : random_(&random), space_(&space), cursor_(space), metric_(metric) {}

    /// Loads some states together (equal ones among them are allowed) and checks all that is said of them.
    void check_batch(const std::vector<Rank>& ranks) {
        std::vector<typename Space::State> states;
        for (const Rank rank : ranks) {
            states.push_back(space_->state(rank));
            REQUIRE(space_->number(states.back()) == rank);
            const State plain = random_->state_of(space_->position(rank));
            REQUIRE(space_->is_goal(rank) == random_->oracle().is_solved(plain));
            REQUIRE(random_->puzzle().is_solved(space_->position(rank)) == space_->is_goal(rank));
        }
        cursor_.load(states);
        for (std::size_t i = 0; i < ranks.size(); ++i) check_neighbours(i, ranks[i]);
    }

private:
    void check_neighbours(std::size_t i, Rank rank) {
        const Rank known = space_->size();
        std::vector<Rank> order;
        std::set<State> found;
        bool lawful = true;
        for (const typename Space::Neighbour& next : cursor_.neighbours(i)) {
            lawful = lawful && same(cursor_.state_of(i, next), space_->state(next.rank)) && next.rank != rank;
            lawful = lawful && goal_is_told(*space_, next, known);
            order.push_back(next.rank);
            found.insert(random_->oracle().canonical(random_->state_of(space_->position(next.rank))));
        }
        REQUIRE(lawful);
        REQUIRE(found.size() == order.size());
        REQUIRE(found == random_->oracle().neighbours(random_->state_of(space_->position(rank)), metric_));
        const auto [known_order, is_new] = orders_.emplace(rank, order);
        REQUIRE((is_new || known_order->second == order));
    }

    const RandomCase* random_;
    Space* space_;
    typename Space::Cursor cursor_;
    puzzle::Metric metric_;
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
    [[nodiscard]] Rank partner(Rank rank) { return cursor_.partner(space_.state(rank)); }

    [[nodiscard]] std::set<Rank> neighbours(Rank rank) {
        const PackedSpace::State state = space_.state(rank);
        cursor_.load({&state, 1});
        std::set<Rank> found;
        for (const PackedSpace::Neighbour& next : cursor_.neighbours(0)) found.insert(next.rank);
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

}  // namespace

TEST_CASE("packed spaces keep the laws, and their neighbours are those of the oracle", "[property]") {
    for (std::uint64_t seed = 1; seed <= kRandomPuzzles; ++seed) {
        const RandomCase random(seed);
        if (!random.can_be_packed()) continue;
        Random choice(seed);
        for (const puzzle::Metric metric : random.metrics()) {
            INFO("seed " << seed << ", " << to_string(metric) << " metric\n" << random.text());
            PackedSpace space = packed_space(random.puzzle(), metric);
            check_laws(random, space, metric, choice);
        }
    }
}

TEST_CASE("a reader reads the states of a space in any order", "[property]") {
    for (std::uint64_t seed = 1; seed <= kRandomPuzzles; ++seed) {
        const RandomCase random(seed);
        if (!random.can_be_packed()) continue;
        Random choice(seed);
        INFO("seed " << seed << "\n" << random.text());
        const PackedSpace space = packed_space(random.puzzle(), puzzle::Metric::step);
        packing::StateReader reader(space);
        bool right = true;
        for (Rank rank = 0; rank < space.size(); rank += static_cast<Rank>(choice.between(1, 3))) {
            right = right && same(reader.state(rank), space.state(rank));
        }
        for (const Rank rank : some_ranks(space.size(), choice, 50)) {
            right = right && same(reader.state(rank), space.state(rank));
        }
        REQUIRE(right);
    }
}

TEST_CASE("partners are mirror images, and so are their neighbours", "[property]") {
    int paired = 0;
    for (std::uint64_t seed = 1; seed <= kRandomPuzzles; ++seed) {
        const RandomCase random(seed);
        const auto reflection = puzzle::find_reflection(random.puzzle());
        if (!reflection || !random.can_be_packed()) continue;
        Random choice(seed);
        for (const puzzle::Metric metric : random.metrics()) {
            INFO("seed " << seed << ", " << to_string(metric) << " metric, " << reflection->name << "\n"
                         << random.text());
            PackedSpace space = packed_space(random.puzzle(), metric);
            if (!space.states_tell_kinds()) continue;
            space.pair_up(random.puzzle(), *reflection);
            Partners partners(random.puzzle(), *reflection, space);
            for (const Rank rank : some_ranks(space.size(), choice, 8)) partners.check(rank);
            ++paired;
        }
    }
    CHECK(paired > 500);
}

TEST_CASE("hashed spaces keep the laws, and their neighbours are those of the oracle", "[property]") {
    for (std::uint64_t seed = 1; seed <= kRandomPuzzles; ++seed) {
        const RandomCase random(seed);
        Random choice(seed);
        for (const puzzle::Metric metric : random.metrics()) {
            INFO("seed " << seed << ", " << to_string(metric) << " metric\n" << random.text());
            HashedSpace space(random.puzzle(), metric, std::uint64_t{1} << 30);
            REQUIRE(space.rank(random.puzzle().start()) == 0);
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
