// What moves make of the words of a block, whatever their beginning: the same is done to thousands of blocks, so each is kept once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/packing/packed_space.hpp"

namespace shunt::packing {

/// A piece moves: the k-th of `from` becomes the k-th of `to`.
struct WordStep {
    /// To no target; goal hint `first`: all that come are goals, `none`: none of them.
    Transition transition;
    BlockBits from = 0;
    BlockBits to = 0;
    friend bool operator==(const WordStep&, const WordStep&) = default;
};

/// Steps by number, in order of addition: a list, and a hash table with open addressing over it.
class WordSteps {
public:
    static constexpr std::size_t kMost = std::size_t{1} << 15;
    /// Up to `most` are found again, a power of two; with kMost it holds at most bytes().
    explicit WordSteps(std::size_t most) : most_(most) {}
    [[nodiscard]] static std::uint64_t bytes() { return kMost * (sizeof(WordStep) + 2 * sizeof(std::uint32_t)); }

    [[nodiscard]] const WordStep& operator[](std::uint32_t number) const { return steps_[number]; }
    [[nodiscard]] std::size_t size() const { return steps_.size(); }
    [[nodiscard]] bool is_full() const { return steps_.size() >= most_; }
    /// The number of a step, which is added if it is new or if it holds very many.
    [[nodiscard]] std::uint32_t find(const WordStep& step);
    /// Adds a step, known or not, which find() then does not see.
    [[nodiscard]] std::uint32_t add(const WordStep& step);
    /// Forgets all, and gives the memory of the table back.
    void clear();

private:
    [[nodiscard]] std::size_t place(const WordStep& step) const;

    std::size_t most_;
    std::vector<WordStep> steps_;
    std::vector<std::uint32_t> slots_;  // none or 2 * most_: one more than the number of a step, or 0
};

}  // namespace shunt::packing
