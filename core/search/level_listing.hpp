// The last level of a search, told in slices.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "core/base/sort.hpp"
#include "core/search/ranked_space.hpp"

namespace shunt::search {

/// Lists the first states at the depth of a search, by ascending number. Of a level of millions it keeps hardly more than are asked for. A
/// search has
///     std::uint64_t level_parts() const                          parts of the level at its depth
///     void add_level_part(std::uint64_t part, states)            adds the states of one of them
template <class LevelSearch, class State = Rank>
class LevelListing {
public:
    /// `search` must outlive it, and have ended.
    LevelListing(LevelSearch& search, std::size_t most) : search_(&search), most_(most) {}

    /// Looks through about `budget` states; returns whether there is more to do.
    bool advance(std::uint64_t budget) {
        while (part_ < search_->level_parts() && budget > 0) {
            const std::size_t before = ranks_.size();
            search_->add_level_part(part_++, ranks_);
            budget -= std::min<std::uint64_t>(budget, 1 + (ranks_.size() - before));
            if (ranks_.size() / 2 > std::max(most_, kLeast)) keep_first();
        }
        if (part_ < search_->level_parts()) return true;
        keep_first();
        return false;
    }
    /// Once done.
    [[nodiscard]] const std::vector<State>& ranks() const { return ranks_; }

private:
    /// So few are not sorted more than once.
    static constexpr std::size_t kLeast = 1024;

    void keep_first() {
        shell_sort(ranks_);
        ranks_.resize(std::min(ranks_.size(), most_));
    }

    LevelSearch* search_;
    std::size_t most_;
    std::uint64_t part_ = 0;  // to be looked through
    std::vector<State> ranks_;
};

}  // namespace shunt::search
