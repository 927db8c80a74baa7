// How far a search in parts is, so that it can go on later, in as many parts as there are then.
//
//     level d - 1 ──┬── level d ──┬── level d + 1        moves can be undone, so neighbours of level d lie in these three: two levels are
//      reached      │   reached   │   not yet            all that later ones ask for
//
// In the middle of a level two more lists tell what of it is expanded, and what of the next one was found.
#pragma once

#include <string>

#include "core/parts/standing.hpp"

namespace shunt::parts {

struct Snapshot : Standing {
    std::string before;    ///< states of the level before it that a part keeps (rank_list.hpp)
    std::string level;     ///< those of it,
    std::string expanded;  ///< and which of them are expanded
    std::string found;     ///< states of the next level, as far as it is known
};

}  // namespace shunt::parts
