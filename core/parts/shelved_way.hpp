// The way back through the levels of a search that are all on a shelf (shelf.hpp), as search/way_back.hpp finds it through marks.
//
//     level 41    ·······g·     its first goal state,
//     level 40    ··n··n···     of whose neighbours the first that is in the level before,
//     level 39    ····n··       and so on: each level is read once, as far as that state
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/parts/pile_stream.hpp"
#include "core/parts/shelf.hpp"
#include "core/search/neighbours.hpp"
#include "core/search/ranked_space.hpp"
#include "core/search/search.hpp"

namespace shunt::parts {

/// Finds the states on a shortest path from the start of a search to a goal, in slices.
template <search::RankedSpace Space>
class ShelvedWay {
public:
    using Rank = search::Rank;

    /// All must outlive it; the level at `depth` has a goal state, and on the shelf is every level up to it.
    ShelvedWay(const Space& space, search::Neighbours& neighbours, Shelf& shelf, int depth)
        : space_(&space), neighbours_(&neighbours), shelf_(&shelf), depth_(depth) {}

    /// Works on about `budget` states; returns whether there is more to do. O(states of all levels) in all.
    bool advance(std::uint64_t budget) {
        while (depth_ >= 0 && budget > 0) {
            if (level_) {
                read_some(budget);
            } else if (path_.empty() || ask_neighbours(budget)) {
                level_.emplace(*shelf_, depth_);
            }
        }
        return depth_ >= 0;
    }
    /// Once done: the states from the goal back to the start, both included. Empty if a level could not be read, or what was read of it
    /// does not lead on.
    [[nodiscard]] const std::vector<Rank>& path() const { return path_; }

private:
    /// States that are read between two looks at the budget.
    static constexpr int kRead = 1 << 10;

    [[nodiscard]] bool ask_neighbours(std::uint64_t& budget) {
        const auto* neighbours = neighbours_->of(path_.back(), budget);
        if (neighbours == nullptr) return false;
        wanted_ = *neighbours;
        std::sort(wanted_.begin(), wanted_.end());
        next_ = 0;
        return true;
    }

    void read_some(std::uint64_t& budget) {
        // To ask whether a state is a goal takes as long as to expand it; to look for a number does not.
        budget -= std::min<std::uint64_t>(budget, path_.empty() ? kRead : kRead / search::kNeighboursOfState);
        for (int i = 0; i < kRead; ++i) {
            const auto state = level_->next_below(~Rank{0});
            if (!state) return give_up();
            if (!is_wanted(*state)) continue;
            path_.push_back(*state);
            level_.reset();
            --depth_;
            return;
        }
    }

    /// Of states that ascend.
    [[nodiscard]] bool is_wanted(Rank state) {
        if (path_.empty()) return space_->is_goal(state);
        while (next_ < wanted_.size() && wanted_[next_] < state) ++next_;
        return next_ < wanted_.size() && wanted_[next_] == state;
    }

    void give_up() {
        path_.clear();
        depth_ = -1;
    }

    const Space* space_;
    search::Neighbours* neighbours_;
    Shelf* shelf_;
    int depth_;  // of the state that is looked for; -1: none is any more
    std::vector<Rank> path_;
    std::vector<Rank> wanted_;          // neighbours of its last state, which ascend,
    std::size_t next_ = 0;              // and those that are not passed by
    std::optional<LevelReader> level_;  // while it is read
};

}  // namespace shunt::parts
