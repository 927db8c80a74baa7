// What all shortest solutions have to choose from, move by move: positions, and the motions between them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/outcome/archive.hpp"

namespace shunt::outcome {

/// A position that shortest solutions pass after some number of moves.
struct Choice {
    std::string position;             ///< as print_position writes it
    std::string solutions;            ///< decimal: how many pass it
    std::string ways;                 ///< decimal: how many ways go on from it to a goal
    std::vector<std::uint64_t> next;  ///< those after the next move that follow it, by their number from 0, ascending
    std::optional<std::uint64_t> mirror;  ///< its mirror image, by its number among those of the same move

    template <class Archive, class Self>
    static void fields(Archive& a, Self& o) {
        a("position", o.position);
        a("solutions", o.solutions);
        a("ways", o.ways);
        a("next", o.next);
        a.unless_empty("mirror", o.mirror);
    }
};

struct Choices {
    std::uint64_t positions = 0;          ///< that solutions pass, in all
    std::uint64_t shared = 0;             ///< moves after which all of them are at one position, the start included
    std::vector<std::uint64_t> per_move;  ///< how many positions there are after each number of moves, from 0 on
    std::string mirror;              ///< how the puzzle is its own mirror image, as "left-right"; empty when it is not
    std::string solutions_mirrored;  ///< decimal: how many there are where mirror images are one; empty when not known
    std::optional<std::uint64_t> shared_mirrored;  ///< `shared` then
    std::vector<std::vector<Choice>> moves;        ///< the positions; empty when they are too many
    std::string reason;                            ///< then: why; or why there are none

    template <class Archive, class Self>
    static void fields(Archive& a, Self& o) {
        a("positions", o.positions);
        a("shared", o.shared);
        a("per_move", o.per_move);
        a.unless_empty("mirror", o.mirror);
        a.unless_empty("solutions_mirrored", o.solutions_mirrored);
        a.unless_empty("shared_mirrored", o.shared_mirrored);
        a("moves", o.moves);
        a.unless_empty("reason", o.reason);
    }
};

}  // namespace shunt::outcome
