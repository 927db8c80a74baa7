// A solution that may be shown: read from a report, and played through by the independent checker.
#pragma once

#include <memory>
#include <vector>

#include "core/base/words.hpp"
#include "core/moves/move.hpp"
#include "ui/jobs/reports.hpp"

namespace shunt::ui {

struct Solution {
    puzzle::Metric metric = puzzle::Metric::move;  ///< in which it is shortest
    std::vector<moves::Move> moves;
    std::vector<puzzle::Position> positions;  ///< moves.size() + 1
    moves::Counts counts{};                   ///< of all its moves

    [[nodiscard]] int length() const { return static_cast<int>(moves.size()); }
    /// How many units of `metric` lie between position `step` and the end: every move counts 1, since the whole is shortest.
    [[nodiscard]] int to_go(int step) const { return length() - step; }
};

/// Moves that are legal from `start`, with every position on the way.
[[nodiscard]] Solution make_solution(const puzzle::Puzzle& puzzle, const puzzle::Position& start,
                                     std::vector<moves::Move> moves, puzzle::Metric metric);

/// Shared by everything that shows it; null where there is none.
using SolutionPtr = std::shared_ptr<const Solution>;

/// What is said where that is null, or a solution is none otherwise.
inline constexpr Phrase kNotLegal("The solver's moves are not legal here; please report this puzzle.");
/// The moves of a report from `start` on; a piece is known by where it stands. Null when the replay refuses a move, which would be a bug
/// of the solver.
[[nodiscard]] SolutionPtr read_solution(const puzzle::Puzzle& puzzle, const puzzle::Position& start,
                                        const std::vector<outcome::Move>& reported, puzzle::Metric metric);
/// The one that a report shows first; null also when it has none.
[[nodiscard]] SolutionPtr first_solution(const puzzle::Puzzle& puzzle, const puzzle::Position& start,
                                         const SolveOutcome& report);

}  // namespace shunt::ui
