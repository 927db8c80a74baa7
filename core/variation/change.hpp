// Small changes of a puzzle, as somebody who builds one would try them next. A puzzle with one such change is a *variation* of it.
//
//     Definition ── changes_of ──> changes ── changed(definition, change) ──> Definition ── Problem::create ──> variation, or refused
//
//     add    a unit where nothing stood          shift   a piece to another place              wall     a void becomes a wall
//     remove a piece that no goal names          turn    a piece, or its mirror image          open     a wall becomes a void
//     grow   a piece takes a void beside it      join    two neighbours become one piece       goal     a piece of a goal has to end
//     shrink a piece loses a cell                part    a piece is cut straight in two                 one cell further on
//
// The hardest start of the same pieces is a variation too (variation_search.hpp); it is no list of small changes that finds it.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/puzzle/puzzle.hpp"

namespace shunt::variation {

using Cells = std::vector<puzzle::Coordinate>;

enum class ChangeKind : unsigned char {
    add,
    remove,
    grow,
    shrink,
    shift,
    turn,
    join,
    part,
    wall,
    open,
    goal,
    start,  ///< the same pieces begin elsewhere, as far from every goal as they can get
};
inline constexpr std::array kChangeKinds{ChangeKind::add,   ChangeKind::remove, ChangeKind::grow, ChangeKind::shrink,
                                         ChangeKind::shift, ChangeKind::turn,   ChangeKind::join, ChangeKind::part,
                                         ChangeKind::wall,  ChangeKind::open,   ChangeKind::goal, ChangeKind::start};
[[nodiscard]] std::string_view to_string(ChangeKind kind);

/// One change of a definition; what its indices mean ends with that definition.
struct Change {
    ChangeKind kind = ChangeKind::add;
    std::string piece = {};    ///< name of the piece that changes; empty for wall, open and start
    std::string partner = {};  ///< name of the piece that is taken in (join) or comes off (part)
    puzzle::Coordinate at =
        {};                  ///< the cell gained, lost, walled or opened; where the piece (for goal: has to) stand then
    std::size_t block = 0;   ///< of definition.blocks
    std::size_t other = 0;   ///< join: the one that is taken in
    std::size_t target = 0;  ///< goal: of definition.targets
    std::size_t demand = 0;  ///< goal: of its demands
    Cells cells = {};        ///< what the block (for goal: the demand) covers then
};

/// Every small change, in a fixed order. A few of them Problem::create refuses (a goal off the board). O(blocks x cells x sizes of the
/// blocks).
[[nodiscard]] std::vector<Change> changes_of(const puzzle::Definition& definition);

/// The definition after one of its changes. Pieces that a goal names take the goal along when they grow, shrink, turn or join.
[[nodiscard]] puzzle::Definition changed(puzzle::Definition definition, const Change& change);

}  // namespace shunt::variation
