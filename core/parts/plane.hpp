// What a part remembers of its states: a bit for each.
#pragma once

#include <cstdint>
#include <optional>

#include "core/base/bit_array.hpp"
#include "core/parts/partition.hpp"

namespace shunt::parts {

/// Some of the numbers of a part, as bits by place, and which words of bits have any: finding the few states of a thin level takes a 64th
/// of the time that it takes to look at all words.
class Plane {
public:
    using Word = Partition::Word;

    [[nodiscard]] static std::uint64_t bytes_needed(Word places) {
        return (places + WordArray::words_for(places)) * sizeof(std::uint64_t);
    }
    /// Empty when the memory is not to be had.
    [[nodiscard]] static std::optional<Plane> create(Word places);

    [[nodiscard]] std::uint64_t at(Word place) const { return bits_[place]; }
    void add(Word place, std::uint64_t bits) {
        bits_[place] |= bits;
        used_[place / 64] |= std::uint64_t{1} << place % 64;
    }
    /// The place still counts as one that has bits.
    void remove(Word place, std::uint64_t bits) { bits_[place] &= ~bits; }
    /// The first place from `place` on that has bits; that behind the last when there is none.
    [[nodiscard]] Word next_used(Word place) const;
    [[nodiscard]] Word places() const { return bits_.size(); }
    /// Takes all bits away. O(places / 64 + those that had any).
    void clear();

private:
    WordArray bits_;
    WordArray used_;
};

}  // namespace shunt::parts
