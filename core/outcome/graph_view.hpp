// Positions of a census as a graph to be drawn: the answer to the question for it.
#pragma once

#include <cstdint>
#include <string>

#include "core/outcome/archive.hpp"

namespace shunt::outcome {

struct GraphView {
    static constexpr std::uint32_t kUnknown = UINT32_MAX;  ///< distance to a goal that cannot be reached

    std::uint64_t total = 0;  ///< positions that the census has reached, whether they are drawn or not
    std::uint64_t classes =
        0;  ///< where nodes are classes of positions: how many there are, whether they are drawn or not
    std::uint64_t nodes = 0;  ///< those that are drawn; the nearest to the start is number 0
    Packed depths;            ///< of each: its distance from the start, ascending,
    Packed to_goal;           ///< and to the nearest goal: 0 for goal positions
    Packed dead_ends;         ///< nodes from which no move leads farther from the start, whatever is drawn; ascending
    Packed edges;             ///< pairs of nodes that are one apart, each pair once
    std::string codes;        ///< of each: its position, a line as puzzle/position_code.hpp describes it
    // Where nodes are classes, all of this is of the nearest position of each, with distances in the whole, and beside it:
    std::string small;  ///< the names of the pieces in whose places the positions of one class differ, a line each
    Packed positions;   ///< of each: how many there are in it
    Packed way;         ///< nodes that a shortest solution passes, position by position; empty where it cannot be drawn
    std::string reason;  ///< why there are none

    template <class Archive, class Self>
    static void fields(Archive& a, Self& o) {
        a("total", o.total);
        a.when(o.classes > 0, "classes", o.classes);
        a("nodes", o.nodes);
        a("depths", o.depths);
        a("to_goal", o.to_goal);
        a("dead_ends", o.dead_ends);
        a("edges", o.edges);
        a("codes", o.codes);
        a.unless_empty("small", o.small);
        a.when(o.classes > 0, "positions", o.positions);
        a.when(o.classes > 0, "way", o.way);
        a.unless_empty("reason", o.reason);
    }
};

}  // namespace shunt::outcome
