#include "core/search/marks.hpp"

#include "tests/support/catch2.hpp"
#include "tests/support/random.hpp"

using namespace shunt::search;

namespace {

constexpr Rank kStates = 3000;

/// Few of 64, or one, or the last one too.
Bits some_bits(shunt::test::Random& random) {
    Bits bits = Bits{1} << random.below(64);
    while (random.chance(70)) bits |= Bits{1} << random.below(64);
    return random.chance(20) ? bits | Bits{1} << 63 : bits;
}

/// The states of the level being expanded among those spilled.
std::vector<Rank> spilled(const Marks& marks) {
    std::vector<Rank> found;
    for (std::uint64_t word = 0; word < marks.words(); ++word) {
        for (Rank bit = 0; bit < 64; ++bit) {
            if ((marks.spilled_here(word) >> bit & 1) != 0) found.push_back(word * 64 + bit);
        }
    }
    return found;
}

/// Levels of states chosen at random, the last ones of each spilled, read back level by level.
void check_spilling(Keep keep, bool shared) {
    auto marks = Marks::create(keep, kStates, true);
    REQUIRE(marks.has_value());
    shunt::test::Random random(3);
    std::vector<int> depth_of(kStates, -1);
    std::vector<Rank> spilled_before;
    for (int depth = 0; depth < 12; ++depth) {
        std::vector<Rank> spilled_now;
        for (int offered = 0; offered < 8; ++offered) {
            const auto first = static_cast<Rank>(random.below(kStates - 63));
            const Bits bits = some_bits(random);
            Bits fresh = 0;
            for_each_state(first, bits, [&](Rank state) {
                if (depth_of[static_cast<std::size_t>(state)] < 0) fresh |= Bits{1} << (state - first);
            });
            const bool spills = offered >= 4;
            REQUIRE(marks->unknown(first, bits) == fresh);
            REQUIRE(marks->are_reached(first, bits) == (marks->reached(first, bits) == bits));
            REQUIRE((spills ? marks->spill(first, bits, shared) : marks->reach(first, bits, depth, shared)) == fresh);
            for_each_state(first, fresh, [&](Rank state) {
                depth_of[static_cast<std::size_t>(state)] = depth;
                if (spills) spilled_now.push_back(state);
            });
        }
        std::sort(spilled_now.begin(), spilled_now.end());
        REQUIRE(spilled(*marks) == spilled_before);
        marks->open_level(depth);
        REQUIRE(spilled(*marks) == spilled_now);
        spilled_before = spilled_now;
        if (keep == Keep::reached) continue;
        for (Rank state = 0; state < kStates; ++state) {
            const int known = depth_of[static_cast<std::size_t>(state)];
            REQUIRE(marks->has_depth(state, depth) == (known >= 0 && known % 3 == depth % 3));
        }
    }
    for (Rank state = 0; state < kStates; ++state) {
        const bool reached = depth_of[static_cast<std::size_t>(state)] >= 0;
        CHECK(marks->is_reached(state) == reached);
        CHECK((marks->reached(state, 1) == 1) == reached);
    }
}

}  // namespace

TEST_CASE("states of one level are told from those of the next, spilled or not", "[search]") {
    for (const bool shared : {false, true}) {
        check_spilling(Keep::reached, shared);
        check_spilling(Keep::depth, shared);
    }
}

TEST_CASE("depths are known modulo 3", "[search]") {
    for (const bool shared : {false, true}) {
        auto marks = Marks::create(Keep::depth, 200, false);
        for (Rank state = 0; state < 100; ++state) {
            CHECK(marks->reach(state, 1, static_cast<int>(state), shared) == 1);
            CHECK(marks->reach(state, 1, static_cast<int>(state) + 1, shared) == 0);
        }
        for (Rank state = 0; state < 100; ++state) {
            for (int depth = 0; depth < 6; ++depth) {
                CHECK(marks->has_depth(state, depth) == (depth % 3 == static_cast<int>(state % 3)));
            }
        }
        for (int depth = 0; depth < 3; ++depth) CHECK_FALSE(marks->has_depth(150, depth));
    }
}

TEST_CASE("states numbered in order need no bits", "[search]") {
    auto marks = Marks::create(Keep::order, 0, false);
    CHECK(marks->reach(0, 1, 0, false) == 1);
    CHECK(marks->reach(1, 1, 1, false) == 1);
    CHECK(marks->reach(2, 1, 1, false) == 1);
    CHECK(marks->reach(1, 1, 2, false) == 0);
    CHECK(marks->reach(3, 1, 2, false) == 1);
    CHECK(marks->is_reached(3));
    CHECK_FALSE(marks->is_reached(4));
    CHECK((marks->has_depth(0, 0) && marks->has_depth(1, 1) && marks->has_depth(2, 1) && marks->has_depth(3, 2)));
    CHECK_FALSE(marks->has_depth(3, 1));
    CHECK_FALSE(marks->has_depth(0, 1));
}
