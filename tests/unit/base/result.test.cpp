#include "core/base/result.hpp"

#include "tests/support/catch2.hpp"

using shunt::Error;
using shunt::Result;

TEST_CASE("a result holds a value or an error", "[base]") {
    Result<int> good = 7;
    REQUIRE(good.has_value());
    CHECK(*good == 7);
    *good = 8;
    CHECK(good.value() == 8);

    const Result<int> bad = Error{"no", 3, 4};
    REQUIRE_FALSE(bad);
    CHECK(bad.error() == Error{"no", 3, 4});
}

TEST_CASE("an error says where, as far as that is known", "[base]") {
    CHECK(to_string(Error{"too long"}) == "too long");
    CHECK(to_string(Error{"too long", 2}) == "line 2: too long");
    CHECK(to_string(Error{"too long", 2, 5}) == "line 2, column 5: too long");
}
