// How far a search by level is, in numbers: what has to be known beside the states themselves for it to go on later.
#pragma once

#include <cstdint>
#include <vector>

#include "core/search/search.hpp"

namespace shunt::parts {

struct Standing {
    std::uint64_t states = 0;                ///< that are numbered
    std::vector<std::uint64_t> counts;       ///< at each depth, up to that of the level that is expanded
    std::vector<std::uint64_t> goal_counts;  ///< goal states at each of them
    search::SearchStatistics statistics;     ///< of all parts, so far
};

}  // namespace shunt::parts
