#include "core/base/natural.hpp"

#include <algorithm>
#include <array>

#include "core/base/random.hpp"
#include "tests/support/catch2.hpp"

using shunt::Natural;

namespace {

/// The sum of two numbers in decimal, digit by digit as on paper: what the class is compared with.
std::string paper_sum(std::string a, std::string b) {
    if (a.size() < b.size()) std::swap(a, b);
    b.insert(0, a.size() - b.size(), '0');
    int carry = 0;
    for (std::size_t place = a.size(); place-- > 0;) {
        const int sum = (a[place] - '0') + (b[place] - '0') + carry;
        a[place] = static_cast<char>('0' + sum % 10);
        carry = sum / 10;
    }
    return carry != 0 ? "1" + a : a;
}

Natural power_of_two(int exponent) {
    Natural number(1);
    for (int i = 0; i < exponent; ++i) number += Natural(number);
    return number;
}

Natural random_number(shunt::Random& random, std::size_t words) {
    std::vector<std::uint64_t> parts(words);
    // Words of all ones and all zeros are where carries go wrong.
    for (std::uint64_t& part : parts) {
        const std::uint64_t choice = random.next() % 4;
        part = choice == 0 ? 0 : choice == 1 ? UINT64_MAX : random.next();
    }
    return Natural(parts);
}

/// Shorter numbers first, then by digits.
bool is_less(const std::string& a, const std::string& b) { return a.size() != b.size() ? a.size() < b.size() : a < b; }

}  // namespace

TEST_CASE("numbers print in decimal", "[base]") {
    CHECK(Natural().decimal() == "0");
    CHECK(Natural(1'000'000'000).decimal() == "1000000000");
    CHECK(Natural(UINT64_MAX).decimal() == "18446744073709551615");
    CHECK(power_of_two(64).decimal() == "18446744073709551616");
    CHECK(power_of_two(200).decimal() == "1606938044258990275541962092341162602522202993782792835301376");
}

TEST_CASE("zeros above a number are dropped", "[base]") {
    const std::array<std::uint64_t, 3> words{7, 0, 0};
    CHECK(Natural(words) == Natural(7));
    CHECK(Natural(words).heap_bytes() == 0);
    CHECK(Natural().bit_width() == 0);
    CHECK(Natural(255).bit_width() == 8);
    CHECK(power_of_two(64).bit_width() == 65);
    CHECK((power_of_two(64) -= 1) == Natural(UINT64_MAX));
    CHECK((power_of_two(130) *= 0) == Natural());
}

TEST_CASE("sums and differences agree with those on paper", "[base]") {
    shunt::Random random(1);
    for (int round = 0; round < 2000; ++round) {
        const Natural a = random_number(random, random.next() % 5);
        const Natural b = random_number(random, random.next() % 5);
        Natural sum = a;
        sum += b;
        INFO(a.decimal() << " + " << b.decimal());
        REQUIRE(sum.decimal() == paper_sum(a.decimal(), b.decimal()));
        REQUIRE((a < b) == is_less(a.decimal(), b.decimal()));
        Natural difference = sum;
        difference -= b;
        REQUIRE(difference == a);
    }
}

TEST_CASE("products are repeated sums, and quotients undo them, rounded down", "[base]") {
    shunt::Random random(2);
    for (int round = 0; round < 500; ++round) {
        const Natural number = random_number(random, random.next() % 5);
        const auto factor = static_cast<std::uint32_t>(random.next() % 50);
        Natural product = number;
        product *= factor;
        Natural sum;
        for (std::uint32_t i = 0; i < factor; ++i) sum += number;
        INFO(number.decimal() << " * " << factor);
        REQUIRE(product == sum);
        if (factor == 0) continue;
        Natural quotient = product;
        quotient += random.next() % factor;  // the remainder
        REQUIRE((quotient /= factor) == number);
    }
    Natural large = power_of_two(100);
    for (int i = 0; i < 10; ++i) large *= UINT32_MAX;
    for (int i = 0; i < 10; ++i) large /= UINT32_MAX;
    CHECK(large == power_of_two(100));
}

TEST_CASE("the random generator is SplitMix64", "[base]") {
    shunt::Random random(1234567);  // the first outputs published with the reference implementation's test
    CHECK(random.next() == 6457827717110365317u);
    CHECK(random.next() == 3203168211198807973u);
    CHECK(random.next() == 9817491932198370423u);
}

TEST_CASE("a product of long numbers is the sum of so many", "[base]") {
    Natural power = 1;
    for (int i = 0; i < 70; ++i) power *= 4;
    Natural square = 1;
    for (int i = 0; i < 140; ++i) square *= 4;
    CHECK(power.times(power) == square);
    CHECK(power.times(0) == Natural(0));
    CHECK(Natural(0).times(power) == Natural(0));
    CHECK(power.times(1) == power);
    Natural odd = power;
    odd += 12'345'678'901'234'567'890ULL;
    Natural sum = power.times(power);
    const Natural more = power.times(12'345'678'901'234'567'890ULL);
    sum += more;
    CHECK(odd.times(power) == sum);
    CHECK(power.times(odd) == sum);
    CHECK(Natural(999'999'999'999ULL).times(999'999'999'999ULL).decimal() == "999999999998000000000001");
}
