// Which part keeps what is known of a state, by the state's number.
//
//     words of 64 numbers in blocks    0 1 2 3 │ 4 5 6 7 │ 8 9 10 11 │ 12 13 14 15 │ ...
//     their parts, of three            part 0  │ part 1  │ part 2    │ part 0      │ ...
//     place at the part                0 1 2 3 │ 0 1 2 3 │ 0 1 2 3   │ 4 5 6 7     │ ...
//
// States that are near each other have numbers that are near, and lead to numbers that are near: in large blocks fewer neighbours belong to
// another part, in small ones all parts have work at every level. Measured on the 11-puzzle (step metric, 100 parts): blocks of 2^19
// numbers keep the parts busy for 0.72 of the time, 2^16 for 0.91, 2^12 for 0.97; a neighbour then leaves its part in 37, 45 and 61 % of
// all cases.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>

namespace shunt::parts {

/// Deals out numbers [0, size), by words of 64 of them.
class Partition {
public:
    using Word = std::uint64_t;
    static constexpr std::uint64_t kLeastWords = 64;

    /// `least`: words of a block at least; 1 or more.
    Partition(std::uint64_t size, int parts, std::uint64_t least = kLeastWords)
        : words_(size / 64 + (size % 64 != 0)),
          parts_(static_cast<std::uint64_t>(parts)),
          shift_(static_cast<int>(std::bit_width(std::max(least, words_ / (parts_ * kBlocksEach)))) - 1) {}

    [[nodiscard]] int parts() const { return static_cast<int>(parts_); }
    /// The part that keeps a word.
    [[nodiscard]] int owner(Word word) const { return static_cast<int>((word >> shift_) % parts_); }
    /// Where it keeps it.
    [[nodiscard]] Word place(Word word) const { return (word >> shift_) / parts_ << shift_ | (word & mask()); }
    /// The word that a part keeps there.
    [[nodiscard]] Word word(int part, Word place) const {
        return ((place >> shift_) * parts_ + static_cast<std::uint64_t>(part)) << shift_ | (place & mask());
    }
    /// Places of a part; some of the last block may stand for no word.
    [[nodiscard]] Word places(int part) const {
        const std::uint64_t blocks = (words_ + mask()) >> shift_;
        const auto own = static_cast<std::uint64_t>(part);
        return blocks <= own ? 0 : ((blocks - own - 1) / parts_ + 1) << shift_;
    }

private:
    /// A block is the largest power of two that gives every part so many of them, but no smaller than that.
    static constexpr std::uint64_t kBlocksEach = 64;

    [[nodiscard]] Word mask() const { return (Word{1} << shift_) - 1; }

    std::uint64_t words_;
    std::uint64_t parts_;
    int shift_;
};

}  // namespace shunt::parts
