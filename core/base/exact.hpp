// Exact integers for counts that leave 64 bits.
#pragma once

#include <boost/multiprecision/cpp_int.hpp>
#include <cstdint>
#include <string>

namespace shunt {

/// Natural numbers below 2^512, without allocation: enough for every count of packings of 64 cells (at most 64^64 = 2^384 words).
using Exact = boost::multiprecision::number<boost::multiprecision::cpp_int_backend<
    512, 512, boost::multiprecision::unsigned_magnitude, boost::multiprecision::unchecked, void>>;

/// Decimal digits without separators.
[[nodiscard]] std::string to_decimal(const Exact& number);

/// 64-bit addition that stays at the greatest value instead of wrapping around.
[[nodiscard]] constexpr std::uint64_t saturating_add(std::uint64_t a, std::uint64_t b) {
    const std::uint64_t sum = a + b;
    return sum < a ? UINT64_MAX : sum;
}

}  // namespace shunt
