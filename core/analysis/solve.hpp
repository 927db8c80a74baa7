// A shortest solution of a puzzle, proved shortest and checked.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/analysis/breadth_first.hpp"
#include "core/moves/move.hpp"

namespace shunt::analysis {

/// Searches breadth-first from the start with two bits per packing, walks back along the depths, names the moves in the user's own
/// piece names, and replays them with the independent checker before anyone sees them.
class Solve {
public:
    /// `memory_limit` in bytes. Keeps its own copy of the puzzle. A puzzle without a goal ends as unsolvable at once.
    Solve(puzzle::Puzzle puzzle, puzzle::Metric metric, std::uint64_t memory_limit);
    Solve(const Solve&) = delete;  // the search points to the puzzle
    Solve& operator=(const Solve&) = delete;

    /// Works on about `budget` nodes or positions; returns whether there is more to do.
    bool advance(std::uint64_t budget);
    /// Ends early.
    void stop(search::Status why);

    [[nodiscard]] search::Status status() const { return status_; }
    /// Why a limit was met; empty otherwise.
    [[nodiscard]] const std::string& reason() const { return reason_; }
    /// What the checker objects to: a bug of this program. Empty when all is well.
    [[nodiscard]] const std::string& defect() const { return defect_; }
    [[nodiscard]] const puzzle::Puzzle& puzzle() const { return puzzle_; }
    [[nodiscard]] puzzle::Metric metric() const { return metric_; }
    /// The solution, once solved: its number of moves is the length in metric().
    [[nodiscard]] const std::vector<moves::Move>& moves() const { return moves_; }
    [[nodiscard]] const BreadthFirst<search::DepthMarks>& search() const { return search_; }

private:
    void conclude();
    void write_solution();

    puzzle::Puzzle puzzle_;
    puzzle::Metric metric_;
    BreadthFirst<search::DepthMarks> search_;
    search::Status status_ = search::Status::running;
    std::string reason_;
    std::string defect_;
    std::vector<moves::Move> moves_;
};

}  // namespace shunt::analysis
