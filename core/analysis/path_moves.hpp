// From the positions on a way to the moves between them.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "core/moves/motions.hpp"
#include "core/moves/replay.hpp"

namespace shunt::analysis {

/// Writes down the moves that lead from the start along a path, one position after the other: each with the pieces that move in
/// truth, although the positions of a search are canonical, and each played by the independent checker.
class PathMoves {
public:
    /// Both must outlive it.
    PathMoves(const puzzle::Problem& problem, moves::Motions& motions);

    /// Writes the move to the next position of the path; nothing after a defect. Returns for how many positions of a small board that
    /// counts. O(cells x steps of the move).
    std::uint64_t go_to(const puzzle::Position& next);
    /// A bug of whoever found the path; empty when all is well.
    [[nodiscard]] const std::string& defect() const { return defect_; }
    /// The moves, when all are written; call once.
    [[nodiscard]] std::vector<moves::Move> take_moves() { return std::move(moves_); }
    /// Whether the checker has come to a goal.
    [[nodiscard]] bool is_solved() const { return replay_.is_solved(); }

private:
    const puzzle::Puzzle* puzzle_;
    moves::Motions* motions_;
    moves::Replay replay_;
    puzzle::Position here_;
    std::vector<moves::Move> moves_;
    std::string defect_;
};

}  // namespace shunt::analysis
