#include "core/base/exact.hpp"

#include "tests/support/catch2.hpp"

using shunt::Exact;

TEST_CASE("exact numbers are exact far beyond 64 bits", "[base]") {
    Exact power = 1;
    for (int i = 0; i < 64; ++i) power *= 64;
    CHECK(shunt::to_decimal(power) ==
          "394020061963944792122790401001436138050797392704654466679482934042457217714972106114142662548849156408066279"
          "90306816");
    CHECK(shunt::to_decimal(Exact(0)) == "0");
}

TEST_CASE("saturating addition stays at the top", "[base]") {
    CHECK(shunt::saturating_add(2, 3) == 5);
    CHECK(shunt::saturating_add(UINT64_MAX, 1) == UINT64_MAX);
    CHECK(shunt::saturating_add(UINT64_MAX - 1, 1) == UINT64_MAX);
}
