// What a part remembers of its states: a bit for each.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>

#include "core/base/bit_array.hpp"
#include "core/parts/partition.hpp"
#include "core/search/marks.hpp"

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

    /// Others may be adding bits.
    [[nodiscard]] std::uint64_t at(Word place) const { return search::read_bits(bits_[place]); }
    /// Returns which of the bits are new. `shared`: several workers may call it at once, and each bit is new to one of them.
    std::uint64_t add_new(Word place, std::uint64_t bits, bool shared) {
        const std::uint64_t fresh = bits & ~search::set_bits(bits_[place], bits, shared);
        const std::uint64_t used = std::uint64_t{1} << place % 64;
        if ((search::read_bits(used_[place / 64]) & used) == 0) search::set_bits(used_[place / 64], used, shared);
        return fresh;
    }
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

/// Deals out the places of a plane that have bits to several workers, some at a time.
class PlaneClaims {
public:
    using Word = Plane::Word;
    struct Places {
        Word begin = 0;
        Word end = 0;
    };

    /// From that place on. Not while others claim.
    void begin(Word place) { place_ = place; }
    /// About `most` places with bits that nobody has claimed, and those between them; nothing when there are none.
    [[nodiscard]] std::optional<Places> claim(const Plane& plane, int most);
    /// All before it are claimed.
    [[nodiscard]] Word place() const { return place_; }
    /// Whether there are others.
    [[nodiscard]] bool has_more(const Plane& plane) const { return plane.next_used(place_) < plane.places(); }

private:
    std::atomic<Word> place_{0};
};

}  // namespace shunt::parts
