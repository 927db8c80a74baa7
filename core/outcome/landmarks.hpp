// What stands out among the positions of every depth of a census: the answer to the question for it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/outcome/archive.hpp"

namespace shunt::outcome {

struct Landmarks {
    /// Of each depth; empty lists where none stands out at any depth.
    struct ByDepth {
        std::vector<std::uint64_t> distances;  ///< to a goal, of these positions; none of dead ends
        std::vector<std::uint64_t> counts;     ///< how many stand out alike
        std::vector<std::string> positions;    ///< one of them as print_position writes it; "" where there is none

        template <class Archive, class Self>
        static void fields(Archive& a, Self& o) {
            a.unless_empty("distances", o.distances);
            a("counts", o.counts);
            a("positions", o.positions);
        }
    };
    ByDepth nearest;     ///< to a goal,
    ByDepth farthest;    ///< and from one; without lists where no goal can be reached
    ByDepth dead_ends;   ///< no move leads farther from the start
    std::string reason;  ///< why nothing is told

    template <class Archive, class Self>
    static void fields(Archive& a, Self& o) {
        a("nearest", o.nearest);
        a("farthest", o.farthest);
        a("dead_ends", o.dead_ends);
        a.unless_empty("reason", o.reason);
    }
};

}  // namespace shunt::outcome
