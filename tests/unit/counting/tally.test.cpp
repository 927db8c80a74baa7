#include "core/counting/tally.hpp"

#include "core/base/exact.hpp"
#include "core/base/random.hpp"
#include "tests/support/catch2.hpp"

using namespace shunt;
using counting::Tally;

namespace {

Tally power_of_two(int exponent) {
    Tally number(1);
    for (int i = 0; i < exponent; ++i) number += Tally(number);
    return number;
}

/// Times 2^64.
Exact shifted(Exact number) {
    for (int i = 0; i < 4; ++i) number *= 1u << 16;
    return number;
}

/// The same number in the fixed width of Exact, to compare with.
Exact exact(const Tally& number) {
    Exact sum = 0;
    for (std::size_t word = number.words().size(); word-- > 0;) sum = shifted(sum) += number.words()[word];
    return sum;
}

Tally random_number(Random& random, std::size_t words) {
    std::vector<std::uint64_t> parts(words);
    // Words of all ones and all zeros are where carries go wrong.
    for (std::uint64_t& part : parts) {
        const std::uint64_t choice = random.next() % 4;
        part = choice == 0 ? 0 : choice == 1 ? UINT64_MAX : random.next();
    }
    return Tally(parts);
}

}  // namespace

TEST_CASE("tallies in decimal", "[counting]") {
    CHECK(to_decimal(Tally()) == "0");
    CHECK(to_decimal(Tally(0)) == "0");
    CHECK(to_decimal(Tally(1'000'000'000)) == "1000000000");
    CHECK(to_decimal(Tally(UINT64_MAX)) == "18446744073709551615");
    CHECK(to_decimal(power_of_two(64)) == "18446744073709551616");
    CHECK(to_decimal(power_of_two(200)) == "1606938044258990275541962092341162602522202993782792835301376");
}

TEST_CASE("tallies drop leading zeros", "[counting]") {
    const std::array<std::uint64_t, 3> words{7, 0, 0};
    CHECK(Tally(words) == Tally(7));
    CHECK(Tally(words).words().size() == 1);
    CHECK(Tally().is_zero());
    CHECK(Tally().bit_width() == 0);
    CHECK(power_of_two(64).bit_width() == 65);
    CHECK(Tally(255).bit_width() == 8);
}

TEST_CASE("tallies add, subtract and compare like integers of fixed width", "[counting]") {
    Random random(1);
    for (int round = 0; round < 2000; ++round) {
        const Tally a = random_number(random, random.next() % 5);
        const Tally b = random_number(random, random.next() % 5);
        Tally sum = a;
        sum += b;
        INFO(to_decimal(a) << " + " << to_decimal(b));
        REQUIRE(to_decimal(sum) == (exact(a) += exact(b)).decimal());
        REQUIRE((a < b) == (exact(a) < exact(b)));
        Tally difference = sum;
        difference -= b;
        REQUIRE(difference == a);
    }
}

TEST_CASE("the random generator is SplitMix64", "[base]") {
    Random random(1234567);  // the first outputs published with the reference implementation's test
    CHECK(random.next() == 6457827717110365317u);
    CHECK(random.next() == 3203168211198807973u);
    CHECK(random.next() == 9817491932198370423u);
}
