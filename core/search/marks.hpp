// What a frontier search remembers of every state: its closed list, as bits, by which duplicates are detected at once.
//
//   ReachedMarks   1 bit: reached or not                             enough to count
//   DepthMarks     2 bits: not reached, or depth modulo 3            enough to find the way back
//   OrderMarks     nothing: for spaces that number their states in the order in which they are reached
//
// The first two keep besides one *spill* bit per state. The states of the next level are listed in a short queue; those that find it
// full are spilled: only a bit says that they belong to the next level, and a scan over the bits finds them when their turn comes.
// So wide levels need no more memory than was known before the search began. Untouched spill bits cost no physical memory on the
// desktop.
//
// All take the states of a block (ranked_space.hpp) together, in one word or two. reach() and spill() say which of them were new; with
// `shared` they may be called by several workers at once, and of each state exactly one is told so.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/bit_array.hpp"
#include "core/search/ranked_space.hpp"

namespace shunt::search {

/// Sets bits of a word; returns what it was before.
inline std::uint64_t set_bits(std::uint64_t& word, std::uint64_t bits, bool shared) {
    if (shared) return __atomic_fetch_or(&word, bits, __ATOMIC_RELAXED);
    const std::uint64_t before = word;
    word |= bits;
    return before;
}

/// A word that other workers may be setting bits of.
inline std::uint64_t read_bits(const std::uint64_t& word) { return __atomic_load_n(&word, __ATOMIC_RELAXED); }

/// The states of a block as bits of the words that they lie in: calls `visit(word, part)`, which says what it takes of the part,
/// for each word, and puts together what was taken.
template <class Visit>
Bits over_words(Rank first, Bits bits, Visit visit) {
    const auto shift = static_cast<int>(first & 63);
    Bits taken = visit(first >> 6, bits << shift) >> shift;
    if (shift == 0) return taken;
    const Bits rest = bits >> (64 - shift);
    if (rest != 0) taken |= visit((first >> 6) + 1, rest) << (64 - shift);
    return taken;
}

/// Whether the word in which a block begins tells already that all its states are known, as it does most often.
inline bool are_known(Bits known, Rank first, Bits bits) { return (bits & ~(known >> (first & 63))) == 0; }

/// One bit. Within a level states are first reached, then, once a queue is full, spilled; never the other way round. A spilled state
/// of the next level has its spill bit set but is not yet marked as reached; closing the level clears the old spill bits and marks the
/// new ones, so the two levels never mix.
class ReachedMarks {
public:
    static constexpr bool kMaySpill = true;
    static constexpr int kBitsPerState = 1;

    /// Empty when the memory is not to be had.
    [[nodiscard]] static std::optional<ReachedMarks> create(Rank states, bool may_spill) {
        auto reached = WordArray::create(WordArray::words_for(states));
        auto spilled = WordArray::create(may_spill ? WordArray::words_for(states) : 0);
        if (!reached || !spilled) return std::nullopt;
        ReachedMarks marks;
        marks.reached_ = std::move(*reached);
        marks.spilled_ = std::move(*spilled);
        return marks;
    }

    [[nodiscard]] bool is_reached(Rank state) const {
        return (read_bits(reached_[state >> 6]) >> (state & 63) & 1) != 0;
    }
    /// Those among the states of a block that are reached.
    [[nodiscard]] Bits reached(Rank first, Bits bits) const {
        return over_words(first, bits, [&](Rank word, Bits part) { return part & read_bits(reached_[word]); });
    }
    /// Those among the states of a block that reach() and spill() would say are new.
    [[nodiscard]] Bits unknown(Rank first, Bits bits) const {
        return over_words(first, bits, [&](Rank word, Bits part) {
            part &= ~read_bits(reached_[word]);
            return spilled_.size() == 0 ? part : part & ~read_bits(spilled_[word]);
        });
    }
    /// Brings the marks of a state nearer to the processor; only a hint.
    void prefetch(Rank state) const { __builtin_prefetch(&reached_[state >> 6], 1); }
    Bits reach(Rank first, Bits bits, int /*depth*/, bool shared) {
        if (are_known(read_bits(reached_[first >> 6]), first, bits)) return 0;
        return over_words(first, bits, [&](Rank word, Bits part) {
            part &= ~read_bits(reached_[word]);
            return part == 0 ? part : part & ~set_bits(reached_[word], part, shared);
        });
    }
    Bits spill(Rank first, Bits bits, int /*depth*/, bool shared) {
        return over_words(first, bits, [&](Rank word, Bits part) {
            part &= ~(read_bits(reached_[word]) | read_bits(spilled_[word]));
            return part == 0 ? part : part & ~set_bits(spilled_[word], part, shared);
        });
    }

    /// Spilled states of the level being expanded among the 64 from 64 * word on.
    [[nodiscard]] std::uint64_t spilled_here(std::uint64_t word, int /*depth*/) const {
        return read_bits(spilled_[word]) & read_bits(reached_[word]);
    }
    [[nodiscard]] std::uint64_t words() const { return spilled_.size(); }

    /// Ends the level `depth`: its spill bits go, those of the next level become current. Only needed when something was spilled.
    void close_level(int /*depth*/) {
        for (std::uint64_t word = 0; word < spilled_.size(); ++word) {
            spilled_[word] &= ~reached_[word];
            reached_[word] |= spilled_[word];
        }
    }

    [[nodiscard]] std::uint64_t bytes() const { return reached_.bytes() + spilled_.bytes(); }

private:
    WordArray reached_;
    WordArray spilled_;
};

/// Two bits. Neighbours differ by at most 1 in depth, so the value tells which neighbours are nearer to the start. Idea: Cooperman
/// and Finkelstein, "New methods for using Cayley graphs in interconnection networks" (1992).
class DepthMarks {
public:
    static constexpr bool kMaySpill = true;
    static constexpr int kBitsPerState = 2;

    /// Empty when the memory is not to be had.
    [[nodiscard]] static std::optional<DepthMarks> create(Rank states, bool may_spill) {
        auto depth = WordArray::create(2 * WordArray::words_for(states));
        auto spilled = WordArray::create(may_spill ? WordArray::words_for(states) : 0);
        if (!depth || !spilled) return std::nullopt;
        DepthMarks marks;
        marks.depth_ = std::move(*depth);
        marks.spilled_ = std::move(*spilled);
        return marks;
    }

    [[nodiscard]] bool is_reached(Rank state) const { return value(state) != 0; }
    [[nodiscard]] Bits reached(Rank first, Bits bits) const {
        return over_words(first, bits, [&](Rank word, Bits part) { return part & reached_in(word); });
    }
    [[nodiscard]] Bits unknown(Rank first, Bits bits) const { return bits & ~reached(first, bits); }
    void prefetch(Rank state) const { __builtin_prefetch(&depth_[2 * (state >> 6)], 1); }
    Bits reach(Rank first, Bits bits, int depth, bool shared) {
        if (are_known(reached_in(first >> 6), first, bits)) return 0;
        return over_words(first, bits, [&](Rank word, Bits part) { return reach_in(word, part, depth, shared); });
    }
    Bits spill(Rank first, Bits bits, int depth, bool shared) {
        return over_words(first, bits, [&](Rank word, Bits part) {
            part = reach_in(word, part, depth, shared);
            if (part != 0) set_bits(spilled_[word], part, shared);
            return part;
        });
    }
    /// Whether `state` is reached and its depth is `depth` modulo 3.
    [[nodiscard]] bool has_depth(Rank state, int depth) const {
        return value(state) == static_cast<unsigned>(depth % 3 + 1);
    }

    [[nodiscard]] std::uint64_t spilled_here(std::uint64_t word, int depth) const {
        return read_bits(spilled_[word]) & at_depth(word, depth);
    }
    [[nodiscard]] std::uint64_t words() const { return spilled_.size(); }
    void close_level(int depth) {
        for (std::uint64_t word = 0; word < spilled_.size(); ++word) spilled_[word] &= ~at_depth(word, depth);
    }

    [[nodiscard]] std::uint64_t bytes() const { return depth_.bytes() + spilled_.bytes(); }

private:
    [[nodiscard]] Bits reached_in(Rank word) const {
        return read_bits(depth_[2 * word]) | read_bits(depth_[2 * word + 1]);
    }
    Bits reach_in(Rank word, Bits part, int depth, bool shared) {
        part &= ~reached_in(word);
        if (part == 0) return part;
        const int code = depth % 3 + 1;
        // Within a level all workers write the same code, so the first word that it sets decides who was first.
        part &= ~set_bits(depth_[2 * word + ((code & 1) == 0 ? 1 : 0)], part, shared);
        if (code == 3) set_bits(depth_[2 * word + 1], part, shared);
        return part;
    }
    [[nodiscard]] unsigned value(Rank state) const {
        const std::uint64_t low = read_bits(depth_[2 * (state >> 6)]) >> (state & 63) & 1;
        const std::uint64_t high = read_bits(depth_[2 * (state >> 6) + 1]) >> (state & 63) & 1;
        return static_cast<unsigned>(low | high << 1);
    }
    [[nodiscard]] std::uint64_t at_depth(std::uint64_t word, int depth) const {
        const int code = depth % 3 + 1;
        const std::uint64_t low = read_bits(depth_[2 * word]);
        const std::uint64_t high = read_bits(depth_[2 * word + 1]);
        return ((code & 1) != 0 ? low : ~low) & ((code & 2) != 0 ? high : ~high);
    }

    WordArray depth_;  // two words for every 64 states: low bits, high bits of (depth % 3 + 1)
    WordArray spilled_;
};

/// For spaces that number a state when it is first met, and whose blocks are single states: a state is new when its number is the next
/// one, and a level is a range of numbers.
class OrderMarks {
public:
    static constexpr bool kMaySpill = false;
    static constexpr int kBitsPerState = 0;

    [[nodiscard]] static std::optional<OrderMarks> create(Rank /*states*/, bool /*may_spill*/) { return OrderMarks(); }

    [[nodiscard]] bool is_reached(Rank state) const { return state < known_; }
    [[nodiscard]] Bits reached(Rank state, Bits bits) const { return is_reached(state) ? bits : 0; }
    [[nodiscard]] Bits unknown(Rank state, Bits bits) const { return is_reached(state) ? 0 : bits; }
    void prefetch(Rank /*state*/) const {}
    Bits reach(Rank state, Bits bits, int depth, bool /*shared*/) {
        if (state < known_) return 0;
        known_ = state + 1;
        if (level_begin_.size() <= static_cast<std::size_t>(depth)) level_begin_.push_back(state);
        return bits;
    }
    Bits spill(Rank state, Bits bits, int depth, bool shared) { return reach(state, bits, depth, shared); }
    [[nodiscard]] bool has_depth(Rank state, int depth) const {
        const auto level = static_cast<std::size_t>(depth);
        const Rank end = level + 1 < level_begin_.size() ? level_begin_[level + 1] : known_;
        return level_begin_[level] <= state && state < end;
    }
    [[nodiscard]] std::uint64_t spilled_here(std::uint64_t /*word*/, int /*depth*/) const { return 0; }
    [[nodiscard]] std::uint64_t words() const { return 0; }
    void close_level(int /*depth*/) {}
    [[nodiscard]] std::uint64_t bytes() const { return level_begin_.capacity() * sizeof(Rank); }

private:
    Rank known_ = 0;
    std::vector<Rank> level_begin_;
};

}  // namespace shunt::search
