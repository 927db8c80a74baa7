#include "core/base/readable.hpp"

#include <array>
#include <cmath>
#include <cstdio>
#include <limits>
#include <random>
#include <string_view>

#include "tests/support/catch2.hpp"

using namespace shunt;

TEST_CASE("numbers carry thousands separators", "[base]") {
    CHECK(grouped(0) == "0");
    CHECK(grouped(999) == "999");
    CHECK(grouped(1'000) == "1,000");
    CHECK(grouped(6'904'653'755) == "6,904,653,755");
    CHECK(grouped("15511210043330985984000000") == "15,511,210,043,330,985,984,000,000");
}

TEST_CASE("bytes and durations are readable at every size", "[base]") {
    CHECK(percent_text(0) == "0 %");
    CHECK(percent_text(0.999) == "99 %");
    CHECK(percent_text(1) == "100 %");
    CHECK(bytes_text(0) == "0 bytes");
    CHECK(bytes_text(999) == "999 bytes");
    CHECK(bytes_text(1'000) == "1.0 KB");
    CHECK(bytes_text(16'384) == "16 KB");
    CHECK(bytes_text(999'600) == "1.0 MB");
    CHECK(bytes_text(7'640'000) == "7.6 MB");
    CHECK(duration_text(-1) == "0.000 s");
    CHECK(duration_text(0.004) == "0.004 s");
    CHECK(duration_text(0.05) == "0.050 s");
    CHECK(duration_text(0.5) == "0.50 s");
    CHECK(duration_text(3.04) == "3.0 s");
    CHECK(duration_text(59.6) == "1 min 0 s");
    CHECK(duration_text(200) == "3 min 20 s");
    CHECK(duration_text(7'500) == "2 h 5 min");
}

TEST_CASE("rates shrink to thousands and millions", "[base]") {
    CHECK(rate_text(12) == "12 /s");
    CHECK(rate_text(850'000) == "850 k/s");
    CHECK(rate_text(2'100'000) == "2.1 M/s");
    CHECK(rate_text(21'000'000) == "21 M/s");
}

TEST_CASE("fractions have the digits that printf gives them", "[base]") {
    std::mt19937_64 random(7);
    for (int round = 0; round < 20'000; ++round) {
        const double size = std::exp(std::uniform_real_distribution<double>(-12, 14)(random));
        const double value = round % 2 == 0 ? size : -size;
        const int decimals = round % 4;
        std::array<char, 64> expected{};
        std::snprintf(expected.data(), expected.size(), "%.*f", decimals, value);
        const bool is_zero = std::string_view(expected.data()).find_first_of("123456789") == std::string_view::npos;
        CHECK(fixed(value, decimals) == expected.data() + (is_zero && value < 0 ? 1 : 0));
    }
}

TEST_CASE("fractions beyond all digits are written to their size", "[base]") {
    CHECK(fixed(0.0, 2) == "0.00");
    CHECK(fixed(2e15, 0) == "2000000000000000");
    CHECK(fixed(1.5e20, 1) == "150000000000000000000.0");
    CHECK(fixed(std::numeric_limits<double>::infinity(), 1) == "infinite");
    CHECK(fixed(std::numeric_limits<double>::quiet_NaN(), 1) == "no number");
}
