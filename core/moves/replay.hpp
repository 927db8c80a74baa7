// The independent checker: nobody sees a solution that it has not accepted.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/result.hpp"
#include "core/moves/move.hpp"

namespace shunt::moves {

/// Plays moves one by one from `start` on a plain grid of names, unit step by unit step, with rules written anew from the
/// definition (walls, outline, gates, axes, no overlap); it shares no code with move generation, search or packing. Slow on purpose:
/// O(steps x cells that move x cells) for each move. `puzzle` must outlive it.
class Replay {
public:
    Replay(const Puzzle& puzzle, const Position& start);

    /// Plays the next move. The error names the number of the move and what is in the way; nothing may be played after it.
    [[nodiscard]] std::optional<Error> play(const Move& move);
    /// Whether a goal is met.
    [[nodiscard]] bool is_solved() const;
    [[nodiscard]] Position position() const;

private:
    using Cells = std::vector<puzzle::Coordinate>;

    [[nodiscard]] std::optional<std::string> step(const std::vector<PieceId>& group, Direction direction);
    [[nodiscard]] std::optional<std::string> step_cells(PieceId piece, Direction direction,
                                                        const std::vector<PieceId>& group, Cells& cells) const;
    [[nodiscard]] std::optional<std::string> obstacle_at(puzzle::Coordinate at, PieceId mover,
                                                         const std::vector<PieceId>& group) const;
    [[nodiscard]] bool occupied(puzzle::Coordinate at) const;
    [[nodiscard]] bool met(const puzzle::Definition::Target::Demand& demand) const;

    const Puzzle* puzzle_;
    puzzle::Definition definition_;
    std::vector<Cells> pieces_;  // plain lists of coordinates: nothing here knows anchors, cell numbers or kinds
    std::size_t played_ = 0;
};

/// What a replay found.
struct Replayed {
    Position end;
    Counts counts;        ///< of the sequence as given
    bool solved = false;  ///< whether `end` meets a goal
};

/// Plays all of them from `start`.
[[nodiscard]] Result<Replayed> replay(const Puzzle& puzzle, const Position& start, std::span<const Move> moves);

}  // namespace shunt::moves
