// What a frontier search remembers of every state: one bit to count, two bits to find the way back.
//
// Besides, both kinds keep one *spill* bit per state. The states of the next level are listed in a short queue; those that find it
// full are spilled: only a bit says that they belong to the next level, and a scan over the bits finds them when their turn comes.
// So wide levels need no more memory than was known before the search began. Untouched spill bits cost no physical memory on the desktop.
#pragma once

#include <cstdint>
#include <optional>

#include "core/base/bit_array.hpp"
#include "core/search/ranked_space.hpp"

namespace shunt::search {

/// One bit: reached or not. A spilled state of the next level has its spill bit set but is not yet marked as reached; closing
/// the level clears the old spill bits and marks the new ones, so the two levels never mix.
class ReachedMarks {
public:
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

    [[nodiscard]] bool is_new(Rank state) const {
        const std::uint64_t bit = std::uint64_t{1} << (state & 63);
        return (reached_[state >> 6] & bit) == 0 && (!spilling_ || (spilled_[state >> 6] & bit) == 0);
    }
    /// Brings the marks of a state nearer to the processor; only a hint.
    void prefetch(Rank state) const { __builtin_prefetch(&reached_[state >> 6], 1); }
    void reach(Rank state, int /*depth*/) { reached_[state >> 6] |= std::uint64_t{1} << (state & 63); }
    void spill(Rank state, int /*depth*/) {
        spilling_ = true;
        spilled_[state >> 6] |= std::uint64_t{1} << (state & 63);
    }

    /// Spilled states of the level being expanded among the 64 from 64 * word on.
    [[nodiscard]] std::uint64_t spilled_here(std::uint64_t word, int /*depth*/) const {
        return spilled_[word] & reached_[word];
    }
    [[nodiscard]] std::uint64_t words() const { return spilled_.size(); }

    /// Ends the level `depth`: its spill bits go, those of the next level become current. Only needed when something was spilled.
    void close_level(int /*depth*/) {
        spilling_ = false;
        for (std::uint64_t word = 0; word < spilled_.size(); ++word) {
            spilled_[word] &= ~reached_[word];
            reached_[word] |= spilled_[word];
        }
    }

    [[nodiscard]] std::uint64_t bytes() const { return reached_.bytes() + spilled_.bytes(); }

private:
    WordArray reached_;
    WordArray spilled_;
    bool spilling_ = false;
};

/// Two bits: not reached, or depth modulo 3. Neighbours differ by at most 1 in depth, so the value tells which neighbours are nearer
/// to the start. Idea: Cooperman and Finkelstein, "New methods for using Cayley graphs in interconnection networks" (1992).
class DepthMarks {
public:
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

    [[nodiscard]] bool is_new(Rank state) const { return value(state) == 0; }
    void prefetch(Rank state) const { __builtin_prefetch(&depth_[2 * (state >> 6)], 1); }
    void reach(Rank state, int depth) {
        const auto code = static_cast<std::uint64_t>(depth % 3 + 1);
        depth_[2 * (state >> 6)] |= (code & 1) << (state & 63);
        depth_[2 * (state >> 6) + 1] |= (code >> 1) << (state & 63);
    }
    void spill(Rank state, int depth) {
        reach(state, depth);
        spilled_[state >> 6] |= std::uint64_t{1} << (state & 63);
    }
    /// Whether `state` is reached and its depth is `depth` modulo 3.
    [[nodiscard]] bool has_depth(Rank state, int depth) const {
        return value(state) == static_cast<unsigned>(depth % 3 + 1);
    }

    [[nodiscard]] std::uint64_t spilled_here(std::uint64_t word, int depth) const {
        return spilled_[word] & at_depth(word, depth);
    }
    [[nodiscard]] std::uint64_t words() const { return spilled_.size(); }
    void close_level(int depth) {
        for (std::uint64_t word = 0; word < spilled_.size(); ++word) spilled_[word] &= ~at_depth(word, depth);
    }

    [[nodiscard]] std::uint64_t bytes() const { return depth_.bytes() + spilled_.bytes(); }

private:
    [[nodiscard]] unsigned value(Rank state) const {
        const std::uint64_t low = depth_[2 * (state >> 6)] >> (state & 63) & 1;
        const std::uint64_t high = depth_[2 * (state >> 6) + 1] >> (state & 63) & 1;
        return static_cast<unsigned>(low | high << 1);
    }
    [[nodiscard]] std::uint64_t at_depth(std::uint64_t word, int depth) const {
        const int code = depth % 3 + 1;
        const std::uint64_t low = depth_[2 * word];
        const std::uint64_t high = depth_[2 * word + 1];
        return ((code & 1) != 0 ? low : ~low) & ((code & 2) != 0 ? high : ~high);
    }

    WordArray depth_;  // two words for every 64 states: low bits, high bits of (depth % 3 + 1)
    WordArray spilled_;
};

}  // namespace shunt::search
