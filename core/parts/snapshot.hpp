// How far a search in parts is, so that it can go on later, in as many parts as there are then.
//
//     level d - 1 ──┬── level d ──┬── level d + 1        moves can be undone, so neighbours of level d lie in these three: two levels are
//      reached      │   reached   │   not yet            all that later ones ask for
//
// In the middle of a level two more lists tell what of it is expanded, and what of the next one was found.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/search/search.hpp"

namespace shunt::parts {

struct Snapshot {
    std::uint64_t states = 0;                ///< that are numbered
    std::vector<std::uint64_t> counts;       ///< at each depth, up to that of the level that is expanded
    std::vector<std::uint64_t> goal_counts;  ///< goal states at each of them
    search::SearchStatistics statistics;     ///< of all parts, so far
    std::string before;                      ///< states of the level before it that a part keeps (rank_list.hpp)
    std::string level;                       ///< those of it,
    std::string expanded;                    ///< and which of them are expanded
    std::string found;                       ///< states of the next level, as far as it is known
};

}  // namespace shunt::parts
