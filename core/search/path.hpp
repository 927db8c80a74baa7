// The way back through the marks of a search.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "core/search/marks.hpp"
#include "core/search/ranked_space.hpp"

namespace shunt::search {

/// The states on a shortest path from the start of a search to `goal` at `depth`, both included. Of several nearer neighbours the one
/// with the least number is taken, so the path does not depend on the order of the search. Empty if the space
/// is full and does not tell all neighbours. O(depth x neighbours).
template <RankedSpace Space>
[[nodiscard]] std::vector<Rank> path_to(Space& space, const Marks& marks, Rank goal, int depth) {
    std::vector<Rank> path{goal};
    typename Space::Cursor cursor(space);
    while (depth > 0) {
        --depth;
        std::optional<Rank> nearer;
        for_each_neighbour(space, cursor, path.back(), [&](Rank rank) {
            if (marks.has_depth(rank, depth) && (!nearer || rank < *nearer)) nearer = rank;
        });
        if (!nearer) return {};
        path.push_back(*nearer);
    }
    std::reverse(path.begin(), path.end());
    return path;
}

}  // namespace shunt::search
