#include "core/base/exact.hpp"

#include "tests/support/catch2.hpp"

using shunt::Exact;

TEST_CASE("exact numbers are exact far beyond 64 bits", "[base]") {
    Exact power = 1;
    for (int i = 0; i < 64; ++i) power *= 64;
    CHECK(shunt::to_decimal(power) ==
          "39402006196394479212279040100143613805079739270465446667948293404245721771497210611414266254884915640806627990306816");
    CHECK(shunt::to_decimal(Exact(0)) == "0");
}

TEST_CASE("saturating addition stays at the top", "[base]") {
    CHECK(shunt::saturating_add(2, 3) == 5);
    CHECK(shunt::saturating_add(UINT64_MAX, 1) == UINT64_MAX);
    CHECK(shunt::saturating_add(UINT64_MAX - 1, 1) == UINT64_MAX);
}
