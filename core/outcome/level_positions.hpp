// Positions of one depth of a census, and the answer to the question for them.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/outcome/archive.hpp"

namespace shunt::outcome {

struct LevelPositions {
    std::uint64_t depth = 0;
    std::uint64_t total = 0;             ///< positions at that depth; 0 where it is not known
    std::uint64_t from = 0;              ///< number of the first one told, from 0
    std::vector<std::string> positions;  ///< as print_position writes them
    std::string reason;                  ///< why there are none, or fewer than were asked for though there are more

    template <class Archive, class Self>
    static void fields(Archive& a, Self& o) {
        a("depth", o.depth);
        a("total", o.total);
        a("from", o.from);
        a("positions", o.positions);
        a.unless_empty("reason", o.reason);
    }
};

}  // namespace shunt::outcome
