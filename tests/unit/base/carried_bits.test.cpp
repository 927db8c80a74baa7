#include "core/base/carried_bits.hpp"

#include <bit>

#include "tests/support/catch2.hpp"
#include "tests/support/random.hpp"

using namespace shunt;
using namespace shunt::test;

namespace {

/// The bits of a set one by one.
std::uint64_t kth(std::uint64_t set, int k) {
    for (; k > 0; --k) set &= set - 1;
    return set & -set;
}

std::uint64_t random_set(Random& choice) {
    std::uint64_t set = 0;
    const int percent = choice.between(0, 100);
    for (int bit = 0; bit < 64; ++bit) set |= choice.chance(percent) ? std::uint64_t{1} << bit : 0;
    return set;
}

}  // namespace

TEST_CASE("the k-th member of one set becomes the k-th of the other", "[base]") {
    CHECK(carried_bits(0b10010, 0b11010, 0b10011) == 0b10001);
    CHECK(carried_bits(0, 0, 0) == 0);
    Random choice(7);
    for (int i = 0; i < 1'000; ++i) {
        std::uint64_t from = random_set(choice);
        std::uint64_t to = random_set(choice);
        from = least_bits(from, std::popcount(to));
        to = least_bits(to, std::popcount(from));
        const std::uint64_t bits = random_set(choice) & from;
        std::uint64_t expected = 0;
        for (int k = 0; k < std::popcount(from); ++k) expected |= (bits & kth(from, k)) != 0 ? kth(to, k) : 0;
        REQUIRE(carried_bits(bits, from, to) == expected);
    }
}

TEST_CASE("the least bits of a set", "[base]") {
    CHECK(least_bits(0b10110, 2) == 0b00110);
    CHECK(least_bits(0b10110, 0) == 0);
    CHECK(least_bits(0b10110, 3) == 0b10110);
    CHECK(least_bits(~std::uint64_t{0}, 64) == ~std::uint64_t{0});
}
