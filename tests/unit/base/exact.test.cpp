#include "core/base/exact.hpp"

#include "tests/support/catch2.hpp"

using shunt::Exact;

TEST_CASE("exact numbers are exact far beyond 64 bits", "[base]") {
    Exact power = 1;
    for (int i = 0; i < 64; ++i) power *= 64;
    CHECK(power.decimal() ==
          "394020061963944792122790401001436138050797392704654466679482934042457217714972106114142662548849156408066279"
          "90306816");
    for (int i = 0; i < 64; ++i) power /= 64;
    CHECK(power == 1);
    CHECK(Exact(0).decimal() == "0");
    CHECK(Exact(UINT64_MAX).decimal() == "18446744073709551615");
}

TEST_CASE("exact numbers carry, round down and compare by their greatest digits", "[base]") {
    Exact sum = 999'999'999'999'999'999;
    CHECK((sum += 1).decimal() == "1000000000000000000");
    CHECK((sum += sum).decimal() == "2000000000000000000");
    CHECK((sum /= 3).decimal() == "666666666666666666");
    CHECK((sum *= UINT32_MAX).decimal() == "2863311529999999997136688470");
    CHECK(Exact(1'999'999'999) < 2'000'000'000);
    CHECK_FALSE(Exact(2'000'000'000) < 1'999'999'999);
}

TEST_CASE("saturating addition stays at the top", "[base]") {
    CHECK(shunt::saturating_add(2, 3) == 5);
    CHECK(shunt::saturating_add(UINT64_MAX, 1) == UINT64_MAX);
    CHECK(shunt::saturating_add(UINT64_MAX - 1, 1) == UINT64_MAX);
}
