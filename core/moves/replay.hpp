// The independent checker: nobody sees a solution that it has not accepted.
#pragma once

#include <span>

#include "core/base/result.hpp"
#include "core/moves/move.hpp"

namespace shunt::moves {

/// What a replay found.
struct Replayed {
    Position end;
    Counts counts;        ///< of the sequence as given
    bool solved = false;  ///< whether `end` meets a goal
};

/// Plays `moves` from the puzzle's start on a plain grid of names, unit step by unit step, with rules written anew from the
/// definition (walls, outline, gates, axes, no overlap); it shares no code with move generation, search or packing. The error names
/// the number of the move and what is in the way. Slow on purpose: O(steps x cells).
[[nodiscard]] Result<Replayed> replay(const Puzzle& puzzle, const Position& start, std::span<const Move> moves);

}  // namespace shunt::moves
