// The levels of a search that are over, entry after entry: only ever looked through, to find a way back.
#pragma once

#include <algorithm>
#include <cstdint>
#include <deque>
#include <vector>

#include "core/base/memory_budget.hpp"

namespace shunt::levels {

class EntryTrail {
public:
    /// Of each entry the first `words` words. Takes its memory from `memory`, which must outlive it.
    EntryTrail(std::size_t words, MemoryBudget& memory) : words_(words), memory_(&memory) {}

    /// False when the memory does not do.
    [[nodiscard]] bool add(const std::uint64_t* entry) {
        if (!memory_->take(words_ * sizeof(std::uint64_t))) return false;
        kept_.insert(kept_.end(), entry, entry + words_);
        return true;
    }
    [[nodiscard]] bool end_level() {
        if (!memory_->take(sizeof(std::size_t))) return false;
        ends_.push_back(kept_.size());
        return true;
    }
    [[nodiscard]] std::uint64_t bytes() const {
        return kept_.size() * sizeof(std::uint64_t) + ends_.size() * sizeof(std::size_t);
    }
    /// Forgets all, and gives the memory back.
    void clear() {
        memory_->give_back(bytes());
        kept_ = {};
        ends_ = {};
    }
    /// Calls `visit(words)` for all of a level that has ended.
    template <class Visit>
    void for_each(int depth, Visit visit) const {
        const auto level = static_cast<std::size_t>(depth);
        std::vector<std::uint64_t> entry(words_);
        for (std::size_t at = level == 0 ? 0 : ends_[level - 1]; at < ends_[level]; at += words_) {
            std::copy_n(kept_.begin() + static_cast<std::ptrdiff_t>(at), words_, entry.begin());
            visit(entry.data());
        }
    }

private:
    std::size_t words_;
    MemoryBudget* memory_;
    std::deque<std::uint64_t> kept_;
    std::vector<std::size_t> ends_;
};

}  // namespace shunt::levels
