// The cells ahead of a scan, as bits.
#pragma once

#include <bit>
#include <cstdint>

namespace shunt::counting {

/// A set of the next kBits cells of a scan: bit k is the cell k places after the one the scan has reached.
struct Window {
    static constexpr int kBits = 111;

    std::uint64_t low = 0;   ///< cells 0 to 63
    std::uint64_t high = 0;  ///< cells 64 to 110

    /// Only the cell at `place`, 0 to kBits - 1.
    [[nodiscard]] static constexpr Window only(int place) {
        return place < 64 ? Window{std::uint64_t{1} << place, 0} : Window{0, std::uint64_t{1} << (place - 64)};
    }
    [[nodiscard]] constexpr bool is_empty() const { return (low | high) == 0; }
    /// Number of cells from the first one on that are all in the set.
    [[nodiscard]] constexpr int leading() const {
        const int count = std::countr_one(low);
        return count < 64 ? count : 64 + std::countr_one(high);
    }
    /// The window `places` further on, 0 to kBits.
    [[nodiscard]] constexpr Window later(int places) const {
        if (places == 0) return *this;
        if (places >= 64) return {high >> (places - 64), 0};
        return {low >> places | high << (64 - places), high >> places};
    }
    /// The window one place earlier; the last cell must not be in the set.
    [[nodiscard]] constexpr Window earlier() const { return {low << 1, high << 1 | low >> 63}; }

    friend constexpr Window operator|(Window a, Window b) { return {a.low | b.low, a.high | b.high}; }
    friend constexpr Window operator&(Window a, Window b) { return {a.low & b.low, a.high & b.high}; }
    /// The cells of `a` that are not in `b`.
    friend constexpr Window operator-(Window a, Window b) { return {a.low & ~b.low, a.high & ~b.high}; }
    friend constexpr bool operator==(const Window&, const Window&) = default;
};

}  // namespace shunt::counting
