// The finished levels of a search, in little memory: 16 bytes for each block. They are only ever looked through, to find a way back.
#pragma once

#include <cstddef>
#include <deque>
#include <utility>
#include <vector>

#include "core/base/memory_budget.hpp"
#include "core/levels/block.hpp"

namespace shunt::levels {

/// A position by the number that a space gives it and by that of its key and filling. The default is none, and behind all others.
struct Numbered {
    Rank rank = ~Rank{0};
    Rank number = 0;

    [[nodiscard]] bool is_none() const { return rank == ~Rank{0}; }
    friend bool operator<(const Numbered& a, const Numbered& b) { return a.rank < b.rank; }
};

class Trail {
public:
    /// Adds a block to the level that is being found. False when the memory does not do.
    [[nodiscard]] bool add(const Block& block, MemoryBudget& memory) {
        if (!memory.take(sizeof(Step))) return false;
        steps_.push_back({block.key, block.bits});
        return true;
    }
    void end_level() { ends_.push_back(steps_.size()); }

    /// Calls `visit(key, bits)` for every block of a level that has ended.
    template <class Visit>
    void for_each(int depth, Visit visit) const {
        const auto level = static_cast<std::size_t>(depth);
        for (std::size_t i = level == 0 ? 0 : ends_[level - 1]; i < ends_[level]; ++i)
            visit(steps_[i].key, steps_[i].bits);
    }

private:
    struct Step {
        Rank key;
        Bits bits;
    };

    std::deque<Step> steps_;  // which need not move as they grow
    std::vector<std::size_t> ends_;
};

}  // namespace shunt::levels
