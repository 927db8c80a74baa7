// Some fillings of one arrangement, and where they were found from.
//
// Half of all moves lead back to where a search has been. A block remembers one way on which it was found: a piece, and the line on which
// it came.
//
//     W ──piece──> X ──the same piece, on that line──> as near to the start as X, since W gets there by one move too: nothing new
//
// So the fillings that came by the way need not go on by it, and no filler need restore what the arrangement held one level before. What
// is left leads from X into the level before only if X was found in other ways too. For if a move leads from X to such a Y, its reversal
// leads from Y to X, and Y has left out only what is no farther than Y: so Y has found X, and that move was a way to it.
#pragma once

#include <cstdint>

#include "core/levels/arrangement_keys.hpp"

namespace shunt::levels {

/// The anchor of a piece and a number of a line: which lines are told apart depends on the metric (block_moves.hpp).
using Way = std::uint16_t;
inline constexpr Way kNoWay = 0xFFFF;
[[nodiscard]] inline Way way(int anchor, std::size_t line) {
    return static_cast<Way>(static_cast<std::size_t>(anchor) | line << 6);
}

/// Fillings that one move found.
struct Find {
    Rank key = 0;
    CellSet free = 0;
    Bits bits = 0;
    Bits known = 0;           ///< by a piece: `bits`; by fillers: what the level before holds of the arrangement
    Way way = kNoWay;         ///< by fillers: none
    bool from_mixed = false;  ///< from a block that was found in several ways
};

struct Block {
    Rank key = 0;
    CellSet free = 0;  ///< cells
    Bits bits = 0;
    Bits known = 0;          ///< among `bits`: what came by `way`; among the others: what the level before held
    Way way = kNoWay;        ///< none: only fillers have moved
    bool is_mixed = false;   ///< pieces came in other ways, too
    bool is_unsure = false;  ///< found from a mixed block: some of `bits` may be in the level before that one

    /// Adds what was found of the same arrangement.
    void join(const Find& find) {
        bits |= find.bits;
        is_unsure = is_unsure || find.from_mixed;
        if (way == kNoWay) way = find.way;
        if (find.way == kNoWay || find.way == way) {
            known |= find.known;
        } else {
            is_mixed = true;
        }
    }
};

}  // namespace shunt::levels
