// The numbers 0, 1, 2, ... of the states that a search has reached, for readers who take every number up to the greatest for a node.
#pragma once

#include <bit>
#include <cstdint>
#include <vector>

#include "core/search/ranked_space.hpp"

namespace shunt::graph {

/// A bit for every state, and a count for every 64 of them: some 1.5 bits each.
class DenseNumbers {
public:
    using Rank = search::Rank;

    [[nodiscard]] static std::uint64_t bytes_needed(Rank states) {
        return (states / 64 + 1) * (sizeof(std::uint64_t) + sizeof(std::uint32_t));
    }
    /// Adds the next 64 states, of which those are reached.
    void add(std::uint64_t reached) {
        before_.push_back(static_cast<std::uint32_t>(size_));
        words_.push_back(reached);
        size_ += static_cast<std::uint64_t>(std::popcount(reached));
    }
    void reserve(Rank states) {
        words_.reserve(static_cast<std::size_t>(states / 64 + 1));
        before_.reserve(static_cast<std::size_t>(states / 64 + 1));
    }
    /// The number of a state that is reached.
    [[nodiscard]] std::uint64_t number(Rank state) const {
        const std::uint64_t below = (std::uint64_t{1} << (state & 63)) - 1;
        const auto word = static_cast<std::size_t>(state >> 6);
        return before_[word] + static_cast<std::uint64_t>(std::popcount(words_[word] & below));
    }
    /// The first state from `from` on that is reached; `end` when there is none before it.
    [[nodiscard]] Rank next(Rank from, Rank end) const {
        for (Rank word = from >> 6; word * 64 < end; ++word) {
            std::uint64_t left = words_[static_cast<std::size_t>(word)];
            if (word == from >> 6) left &= ~std::uint64_t{0} << (from & 63);
            if (left != 0) return word * 64 + static_cast<Rank>(std::countr_zero(left));
        }
        return end;
    }
    /// How many are reached.
    [[nodiscard]] std::uint64_t size() const { return size_; }
    [[nodiscard]] std::uint64_t bytes() const {
        return words_.capacity() * sizeof(std::uint64_t) + before_.capacity() * sizeof(std::uint32_t);
    }

private:
    std::vector<std::uint64_t> words_;
    std::vector<std::uint32_t> before_;  // reached states before each word
    std::uint64_t size_ = 0;
};

}  // namespace shunt::graph
