// Numbers of ways, of any size: binary words that are added up in place in the rows of a table, and values that can also be
// compared and subtracted, which drawing at random needs. (core/base/natural.hpp only adds up, and keeps decimal digits.)
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace shunt::counting {

/// Adds `term` to `sum` in place, both as 64-bit words with the least significant first; `term` has at most as many
/// words as `sum`. Returns whether a carry is left over: then `sum` needs one more word, which is 1.
inline bool add_words(std::span<std::uint64_t> sum, std::span<const std::uint64_t> term) {
    std::uint64_t carry = 0;
    for (std::size_t word = 0; word < sum.size(); ++word) {
        if (word >= term.size() && carry == 0) return false;
        const std::uint64_t more = word < term.size() ? term[word] : 0;
        const std::uint64_t partial = sum[word] + more;
        sum[word] = partial + carry;
        carry = static_cast<std::uint64_t>(partial < more) | static_cast<std::uint64_t>(sum[word] < partial);
    }
    return carry != 0;
}

/// A number of ways. Every operation is O(words).
class Tally {
public:
    Tally() = default;
    explicit Tally(std::uint64_t value) : Tally(std::span(&value, 1)) {}
    /// Words with the least significant first; zeros at the end are dropped.
    explicit Tally(std::span<const std::uint64_t> words);

    [[nodiscard]] std::span<const std::uint64_t> words() const { return words_; }
    [[nodiscard]] bool is_zero() const { return words_.empty(); }
    /// Number of binary digits; 0 for zero.
    [[nodiscard]] std::size_t bit_width() const;

    Tally& operator+=(const Tally& term);
    /// `term` is at most this number.
    Tally& operator-=(const Tally& term);

    friend bool operator==(const Tally&, const Tally&) = default;
    friend bool operator<(const Tally& a, const Tally& b);

private:
    void trim();

    std::vector<std::uint64_t> words_;  // least significant first; the last one is not zero
};

/// Decimal digits without separators. O(words squared).
[[nodiscard]] std::string to_decimal(const Tally& number);

}  // namespace shunt::counting
