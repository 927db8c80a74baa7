// Exact integers for counts that leave 64 bits.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

namespace shunt {

/// Natural numbers below 10^162, without allocation: enough for every count of packings of 64 cells (at most 64^64 < 10^116 words).
/// Every operation takes time for all digits.
class Exact {
public:
    Exact(std::uint64_t value = 0);  // NOLINT: implicit by design, every number is one

    Exact& operator+=(const Exact& other);
    Exact& operator*=(std::uint32_t factor);
    /// Rounds down; `divisor` is not 0.
    Exact& operator/=(std::uint32_t divisor);
    friend bool operator==(const Exact&, const Exact&) = default;
    friend bool operator<(const Exact& a, const Exact& b) { return a.digits_ < b.digits_; }

    /// Digits without separators.
    [[nodiscard]] std::string decimal() const;

private:
    std::array<std::uint32_t, 18> digits_{};  // to the base 10^9, greatest first
};

/// 64-bit addition that stays at the greatest value instead of wrapping around.
[[nodiscard]] constexpr std::uint64_t saturating_add(std::uint64_t a, std::uint64_t b) {
    const std::uint64_t sum = a + b;
    return sum < a ? UINT64_MAX : sum;
}

}  // namespace shunt
