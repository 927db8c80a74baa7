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
    /// Up to so many it holds at most bytes().
    static constexpr std::size_t kMost = std::size_t{1} << 15;
    [[nodiscard]] static std::uint64_t bytes() { return kMost * (sizeof(WordStep) + 2 * sizeof(std::uint32_t)); }

    [[nodiscard]] const WordStep& operator[](std::uint32_t number) const { return steps_[number]; }
    [[nodiscard]] std::size_t size() const { return steps_.size(); }
    /// The number of a step, which is added if it is new.
    [[nodiscard]] std::uint32_t find(const WordStep& step) {
        if (2 * (steps_.size() + 1) > slots_.size()) grow();
        std::uint32_t& slot = slots_[place(step)];
        if (slot == kNobody) slot = add(step);
        return slot;
    }
    /// Adds a step, known or not, which find() then does not see.
    [[nodiscard]] std::uint32_t add(const WordStep& step) {
        steps_.push_back(step);
        return static_cast<std::uint32_t>(steps_.size() - 1);
    }
    /// Forgets all, and gives the memory of the table back.
    void clear() {
        steps_.clear();
        slots_ = {};
    }

private:
    static constexpr std::uint32_t kNobody = ~std::uint32_t{0};
    static constexpr std::size_t kFewestSlots = 64;

    [[nodiscard]] std::size_t place(const WordStep& step) const {
        const std::uint64_t hash = (step.transition.hash() ^ step.from * 0xC2B2AE3D27D4EB4Full) + step.to;
        auto slot = static_cast<std::size_t>(hash * 0x9E3779B97F4A7C15ull >> 32);
        for (;; ++slot) {
            slot &= slots_.size() - 1;
            if (slots_[slot] == kNobody || steps_[slots_[slot]] == step) return slot;
        }
    }
    void grow() {
        slots_.assign(slots_.empty() ? kFewestSlots : 2 * slots_.size(), kNobody);
        for (std::uint32_t number = 0; number < steps_.size(); ++number) slots_[place(steps_[number])] = number;
    }

    std::vector<WordStep> steps_;
    std::vector<std::uint32_t> slots_;  // a power of two: number of a step, or kNobody
};

}  // namespace shunt::packing
