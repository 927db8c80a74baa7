#include "core/base/natural.hpp"

#include "core/base/exact.hpp"
#include "tests/support/catch2.hpp"

using shunt::Natural;

TEST_CASE("small natural numbers print as they are", "[base]") {
    CHECK(Natural().decimal() == "0");
    CHECK(Natural(999'999'999'999'999'999).decimal() == "999999999999999999");
    Natural sum(999'999'999'999'999'999);
    sum += Natural(1);
    CHECK(sum.decimal() == "1000000000000000000");
}

TEST_CASE("doubling agrees with the library's exact numbers far beyond 64 bits", "[base]") {
    Natural doubled(1);
    shunt::Exact power = 1;
    for (int exponent = 0; exponent < 500; ++exponent) {
        INFO("2^" << exponent);
        REQUIRE(doubled.decimal() == power.decimal());
        const Natural same = doubled;
        doubled += same;
        power *= 2;
    }
}

TEST_CASE("sums of numbers of different length carry through", "[base]") {
    // Fibonacci numbers, whose digits have zeros and nines in all places.
    Natural a(0);
    Natural b(1);
    shunt::Exact x = 0;
    shunt::Exact y = 1;
    for (int i = 0; i < 700; ++i) {
        REQUIRE(a.decimal() == x.decimal());
        a += b;
        std::swap(a, b);
        x += y;
        std::swap(x, y);
    }
    Natural long_and_short = b;
    long_and_short += Natural(1);
    CHECK(long_and_short.decimal() == (y += 1).decimal());
}
