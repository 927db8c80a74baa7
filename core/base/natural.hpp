// Natural numbers of any size: of packings, boards, tilings and shortest solutions. One class of our own: the general library's
// (Boost's cpp_int) costs the page's solver 5.4 KB more, compressed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace shunt {

/// Adds `term`, and 1 if `carry`, to `sum` in place, both as 64-bit words with the least significant first; `term` has at most as many
/// words as `sum`. Returns whether a carry is left over: then `sum` needs one more word, which is 1.
inline bool add_words(std::span<std::uint64_t> sum, std::span<const std::uint64_t> term, bool carry = false) {
    std::uint64_t over = carry ? 1 : 0;
    for (std::size_t word = 0; word < sum.size(); ++word) {
        if (word >= term.size() && over == 0) return false;
        const std::uint64_t more = word < term.size() ? term[word] : 0;
        const std::uint64_t partial = sum[word] + more;
        sum[word] = partial + over;
        over = static_cast<std::uint64_t>(partial < more) | static_cast<std::uint64_t>(sum[word] < partial);
    }
    return over != 0;
}

/// A natural number. Below 2^64 it takes no memory beside the object. Every operation is O(words) unless it says otherwise.
class Natural {
public:
    Natural(std::uint64_t value = 0) : low_(value) {}  // NOLINT: implicit by design, every number is one
    /// 64-bit words with the least significant first; zeros at the end are dropped.
    explicit Natural(std::span<const std::uint64_t> words);

    Natural& operator+=(const Natural& term);
    /// `term` is at most this number.
    Natural& operator-=(const Natural& term);
    Natural& operator*=(std::uint32_t factor);
    /// Rounds down; `divisor` is not 0.
    Natural& operator/=(std::uint32_t divisor);

    /// Their product. O(words of both, multiplied).
    [[nodiscard]] Natural times(const Natural& factor) const;

    friend bool operator==(const Natural&, const Natural&) = default;
    friend bool operator<(const Natural& a, const Natural& b);

    /// The number itself when it is below 2^64, else its last 64 binary digits.
    [[nodiscard]] std::uint64_t low() const { return low_; }
    /// Number of binary digits; 0 for zero.
    [[nodiscard]] std::size_t bit_width() const;
    /// Bytes held beside the object itself.
    [[nodiscard]] std::size_t heap_bytes() const { return high_.capacity() * sizeof(std::uint64_t); }
    /// Decimal digits without separators. O(words squared).
    [[nodiscard]] std::string decimal() const;

private:
    /// Divides in place; returns the remainder.
    std::uint64_t divide(std::uint32_t divisor);
    void trim();

    std::uint64_t low_ = 0;
    std::vector<std::uint64_t> high_;  // the words above it, least significant first; the last one is not zero
};

}  // namespace shunt
