// The way back through the marks of a search.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/search/marks.hpp"
#include "core/search/neighbours.hpp"

namespace shunt::search {

/// Finds the states on a shortest path from the start of a search to a goal, in slices. Of several nearer neighbours the one with the least
/// number is taken, so the path does not depend on the order of the search.
class WayBack {
public:
    /// `neighbours` and `marks` must outlive it; `goal` was met at `depth`.
    WayBack(Neighbours& neighbours, const Marks& marks, Rank goal, int depth)
        : neighbours_(&neighbours), marks_(&marks), depth_(depth), path_{goal} {}

    /// Works on about `budget` states; returns whether there is more to do. O(depth x neighbours) in all.
    bool advance(std::uint64_t budget) {
        while (depth_ > 0 && budget > 0) {
            if (const auto* neighbours = neighbours_->of(path_.back(), budget)) step(*neighbours);
        }
        return depth_ > 0;
    }
    /// Once done: the states from the goal back to the start, both included. Empty if the space is full and does not tell all neighbours.
    [[nodiscard]] const std::vector<Rank>& path() const { return path_; }

private:
    void step(const std::vector<Rank>& neighbours) {
        --depth_;
        std::optional<Rank> nearer;
        for (const Rank rank : neighbours)
            if (marks_->has_depth(rank, depth_) && (!nearer || rank < *nearer)) nearer = rank;
        if (nearer) {
            path_.push_back(*nearer);
        } else {
            depth_ = 0;
            path_.clear();
        }
    }

    Neighbours* neighbours_;
    const Marks* marks_;
    int depth_;  // of the last state of the path
    std::vector<Rank> path_;
};

}  // namespace shunt::search
