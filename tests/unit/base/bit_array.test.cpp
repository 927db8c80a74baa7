#include "core/base/bit_array.hpp"

#include "tests/support/catch2.hpp"

using shunt::WordArray;

TEST_CASE("a new word array is zero", "[base]") {
    auto array = WordArray::create(3);
    REQUIRE(array.has_value());
    CHECK(array->size() == 3);
    CHECK(array->bytes() == 24);
    for (std::uint64_t word = 0; word < 3; ++word) CHECK((*array)[word] == 0);
    (*array)[2] = 5;
    CHECK((*array)[2] == 5);
}

TEST_CASE("bits are rounded up to words", "[base]") {
    CHECK(WordArray::words_for(0) == 0);
    CHECK(WordArray::words_for(1) == 1);
    CHECK(WordArray::words_for(64) == 1);
    CHECK(WordArray::words_for(65) == 2);
    CHECK(WordArray::words_for(UINT64_MAX) == UINT64_MAX / 64 + 1);
}

TEST_CASE("memory that no machine has is refused, not fatal", "[base]") {
    CHECK_FALSE(WordArray::create(UINT64_MAX).has_value());
    CHECK_FALSE(WordArray::create(UINT64_MAX / 16).has_value());
}
