// What a census knows of one position: the answer to the question for it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/outcome/archive.hpp"

namespace shunt::outcome {

struct PositionFacts {
    struct Neighbour {
        std::string position;
        std::optional<std::uint64_t> depth;  ///< null where the search has not come

        template <class Archive, class Self>
        static void fields(Archive& a, Self& o) {
            a("position", o.position);
            a("depth", o.depth);
        }
    };
    std::optional<std::uint64_t> depth;  ///< from the start; null when it is not known, or cannot be reached
    std::vector<Neighbour> neighbours;   ///< one apart
    std::vector<std::string> way;        ///< a shortest one, from the start to it, both included
    std::string reason;                  ///< why there is no depth

    template <class Archive, class Self>
    static void fields(Archive& a, Self& o) {
        a("depth", o.depth);
        a("neighbours", o.neighbours);
        a("way", o.way);
        a.unless_empty("reason", o.reason);
    }
};

}  // namespace shunt::outcome
