// What a frontier search remembers of every state: its closed list, as bits, by which duplicates are detected at once.
//
//   Keep::reached   1 bit: reached or not                             enough to count
//   Keep::depth     2 bits: not reached, or depth modulo 3            enough to find the way back
//   Keep::order     nothing: for spaces that number their states in the order in which they are reached; a level is a range of numbers,
//                   and read like spilled states, without a queue
//
// The first two keep besides one *spill* bit per state. The states of the next level are listed in a short queue; those that find it
// full are spilled: only a bit says that they belong to the next level, and a scan over the bits finds them when their turn comes.
// So wide levels need no more memory than was known before the search began. Untouched spill bits cost no physical memory on the
// desktop.
//
// Within a level states are first reached, then, once a queue is full, spilled; never the other way round. A spilled state of the next
// level has its spill bit set but is not yet marked as reached; closing the level clears the old spill bits and marks the new ones, so
// the two levels never mix.
//
// Neighbours differ by at most 1 in depth, so two bits tell which of them are nearer to the start. Idea: Cooperman and Finkelstein, "New
// methods for using Cayley graphs in interconnection networks" (1992).
//
// All take the states of a block (ranked_space.hpp) together, in one word or two. reach() and spill() say which of them were new; with
// `shared` they may be called by several workers at once, and of each state exactly one is told so.
#pragma once

#include <algorithm>
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

/// The same with those among the states that are goals: calls `visit(word, part, goals)` for each word that has any of the states.
template <class Visit>
Bits over_words(Rank first, Bits bits, Bits goals, Visit visit) {
    const auto shift = static_cast<int>(first & 63);
    return over_words(first, bits, [&](Rank word, Bits part) {
        if (part == 0) return part;
        return visit(word, part, word == first >> 6 ? goals << shift : goals >> (64 - shift));
    });
}

/// What is kept of a state that is reached.
enum class Keep : unsigned char { reached, depth, order };

class Marks {
public:
    [[nodiscard]] static constexpr int bits_per_state(Keep keep) {
        return keep == Keep::order ? 0 : keep == Keep::depth ? 2 : 1;
    }

    /// Empty when the memory is not to be had.
    [[nodiscard]] static std::optional<Marks> create(Keep keep, Rank states, bool may_spill) {
        const auto planes = static_cast<unsigned>(bits_per_state(keep));
        auto reached = WordArray::create(planes * WordArray::words_for(states));
        auto spilled = WordArray::create(may_spill ? WordArray::words_for(states) : 0);
        if (!reached || !spilled) return std::nullopt;
        Marks marks;
        marks.planes_ = planes;
        marks.reached_ = std::move(*reached);
        marks.spilled_ = std::move(*spilled);
        return marks;
    }

    [[nodiscard]] bool is_reached(Rank state) const {
        return planes_ == 0 ? state < known_ : (reached_in(state >> 6) >> (state & 63) & 1) != 0;
    }
    /// Those among the states of a block that are reached.
    [[nodiscard]] Bits reached(Rank first, Bits bits) const {
        if (planes_ == 0) return first < known_ ? bits : 0;
        return over_words(first, bits, [&](Rank word, Bits part) { return part & reached_in(word); });
    }
    /// Those among the states of a block that reach() and spill() would say are new.
    [[nodiscard]] Bits unknown(Rank first, Bits bits) const {
        if (planes_ == 0) return first < known_ ? 0 : bits;
        return over_words(first, bits, [&](Rank word, Bits part) {
            part &= ~reached_in(word);
            return spilled_.size() == 0 ? part : part & ~read_bits(spilled_[word]);
        });
    }
    /// Whether all these states of a block are reached, as they are most often.
    [[nodiscard]] bool are_reached(Rank first, Bits bits) const {
        if (planes_ == 0) return first < known_;
        const auto shift = static_cast<int>(first & 63);
        Bits known = reached_in(first >> 6) >> shift;
        if (shift != 0 && bits >> (64 - shift) != 0) known |= reached_in((first >> 6) + 1) << (64 - shift);
        return (bits & ~known) == 0;
    }
    /// Brings the marks of a state nearer to the processor; only a hint.
    void prefetch(Rank state) const {
        if (planes_ != 0) __builtin_prefetch(&reached_[planes_ * (state >> 6)], 1);
    }
    Bits reach(Rank first, Bits bits, int depth, bool shared) {
        if (planes_ == 0) return reach_in_order(first, bits, depth);
        return over_words(first, bits, [&](Rank word, Bits part) { return reach_in(word, part, depth, shared); });
    }
    Bits spill(Rank first, Bits bits, bool shared) {
        return over_words(first, bits, [&](Rank word, Bits part) {
            part &= ~(reached_in(word) | read_bits(spilled_[word]));
            return part == 0 ? part : part & ~set_bits(spilled_[word], part, shared);
        });
    }
    /// Whether `state` is reached and its depth is `depth`: modulo 3 where depths are kept. Not where only reached or not is kept.
    [[nodiscard]] bool has_depth(Rank state, int depth) const {
        if (planes_ == 0) return in_level(state, static_cast<std::size_t>(depth));
        const auto plane = [&](unsigned i) { return read_bits(reached_[2 * (state >> 6) + i]) >> (state & 63) & 1; };
        return (plane(0) | plane(1) << 1) == code_of(depth);
    }

    /// Spilled states of the level being expanded among the 64 from 64 * word on; in order, all of that level.
    [[nodiscard]] Bits spilled_here(std::uint64_t word) const {
        if (planes_ == 0) return level_here(word);
        return read_bits(spilled_[word]) & reached_in(word);
    }
    /// The words that have such states are in [first_word(), words()).
    [[nodiscard]] std::uint64_t first_word() const { return planes_ == 0 ? level_begin_[here_] / 64 : 0; }
    [[nodiscard]] std::uint64_t words() const { return planes_ == 0 ? (level_end(here_) + 63) / 64 : spilled_.size(); }
    /// Ends the level before `depth`: its spill bits go, those of `depth` become current. Only needed when something was spilled, and in
    /// order.
    void open_level(int depth) {
        here_ = static_cast<std::size_t>(depth);
        for (std::uint64_t word = 0; word < spilled_.size(); ++word) {
            spilled_[word] &= ~reached_in(word);
            if (spilled_[word] != 0) reach_in(word, spilled_[word], depth, false);
        }
    }

    [[nodiscard]] std::uint64_t bytes() const {
        return reached_.bytes() + spilled_.bytes() + level_begin_.capacity() * sizeof(Rank);
    }

private:
    [[nodiscard]] static unsigned code_of(int depth) { return static_cast<unsigned>(depth % 3 + 1); }
    [[nodiscard]] Bits reached_in(Rank word) const {
        if (planes_ == 1) return read_bits(reached_[word]);
        return read_bits(reached_[2 * word]) | read_bits(reached_[2 * word + 1]);
    }
    Bits reach_in(Rank word, Bits part, int depth, bool shared) {
        part &= ~reached_in(word);
        if (part == 0) return part;
        if (planes_ == 1) return part & ~set_bits(reached_[word], part, shared);
        // Within a level all workers write the same code, so the first word that it sets decides who was first.
        const unsigned code = code_of(depth);
        part &= ~set_bits(reached_[2 * word + ((code & 1) == 0 ? 1 : 0)], part, shared);
        if (code == 3) set_bits(reached_[2 * word + 1], part, shared);
        return part;
    }
    /// A state is new when its number is the next one, and a level is a range of numbers.
    Bits reach_in_order(Rank state, Bits bits, int depth) {
        if (state < known_) return 0;
        known_ = state + 1;
        if (level_begin_.size() <= static_cast<std::size_t>(depth)) level_begin_.push_back(state);
        return bits;
    }
    [[nodiscard]] Rank level_end(std::size_t level) const {
        return level + 1 < level_begin_.size() ? level_begin_[level + 1] : known_;
    }
    [[nodiscard]] bool in_level(Rank state, std::size_t level) const {
        return level_begin_[level] <= state && state < level_end(level);
    }
    [[nodiscard]] Bits level_here(std::uint64_t word) const {
        const Rank first = std::max(level_begin_[here_], 64 * word);
        const Rank end = std::min(level_end(here_), 64 * word + 64);
        if (first >= end) return 0;
        return ~Bits{0} >> (64 - (end - first)) << (first - 64 * word);
    }

    unsigned planes_ = 0;
    WordArray reached_;  // by planes: of every 64 states a word, or two: low and high bits of (depth % 3 + 1)
    WordArray spilled_;
    Rank known_ = 0;  // in order: states numbered
    std::vector<Rank> level_begin_;
    std::size_t here_ = 0;  // in order: the level being expanded
};

}  // namespace shunt::search
