// Symmetries of a problem: reflections of the board that turn the puzzle and its start into themselves.
//
//     A a a B                        left-right: the cells change sides, A and B are of one kind and trade places, the square
//     A a a B      is its own        stays. Every position then has a partner, and the two are equally far from the start and
//     C d d D      mirror image      from the nearest goal.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/puzzle/puzzle.hpp"

namespace shunt::puzzle {

/// A map of the board onto itself that is its own inverse.
struct Reflection {
    std::string_view name;      ///< "left-right", "top-bottom", "half-turn", "diagonal", "antidiagonal"
    std::vector<Cell> cells;    ///< by cell: where it goes
    std::vector<KindId> kinds;  ///< by kind: what its pieces become
};

/// A reflection under which the board with its gates, the stock of pieces with their axes and regions, the set of goals, and the start
/// are all unchanged; the first of those named above. O(cells x kinds + goals).
[[nodiscard]] std::optional<Reflection> find_reflection(const Problem& problem);

/// The anchor of the reflected piece of `kind` anchored at `anchor`.
[[nodiscard]] Cell reflected_anchor(const Puzzle& puzzle, const Reflection& reflection, KindId kind, Cell anchor);
/// The reflected position, canonical.
[[nodiscard]] Position reflected(const Puzzle& puzzle, const Reflection& reflection, const Position& position);

}  // namespace shunt::puzzle
