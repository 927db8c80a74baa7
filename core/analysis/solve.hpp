// A shortest solution of a puzzle, proved shortest and checked; on demand all of them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/analysis/breadth_first.hpp"
#include "core/analysis/path_moves.hpp"
#include "core/analysis/shortest_paths.hpp"
#include "core/analysis/solution_choices.hpp"
#include "core/analysis/solving.hpp"
#include "core/moves/motions.hpp"

namespace shunt::analysis {

/// Searches breadth-first, walks back along the depths, names the moves in the user's own piece names, and replays them with the
/// independent checker before anyone sees them.
class Solve : public Solving {
public:
    struct Options {
        SearchOptions search;
        bool all = false;  ///< count all shortest solutions, and make find_next_solution() tell them
    };

    /// Keeps its own copy of the problem. A puzzle without a goal ends as unsolvable at once.
    Solve(puzzle::Problem problem, const Options& options);

    /// Works on about `budget` nodes or positions; returns whether there is more to do.
    bool advance(std::uint64_t budget);

    [[nodiscard]] puzzle::Metric metric() const { return options_.search.metric; }
    /// Whether a shortest solution is known, whose number of moves is the length in metric(): also when the limit came while all of them
    /// were being counted.
    [[nodiscard]] bool has_solution() const { return found_; }
    /// No solution is shorter; known also when the search ended early. Absent before the search began.
    [[nodiscard]] std::optional<int> at_least() const { return search_.at_least(); }
    [[nodiscard]] const BreadthFirst& search() const { return search_; }
    /// Memory held now.
    [[nodiscard]] std::uint64_t bytes() const { return search_.bytes() + own_bytes(); }
    /// Adds to the peak what is held of other solutions beside what this holds.
    void note_bytes(std::uint64_t beside) { search_.note_bytes(own_bytes() + beside); }

    /// The exact number of shortest solutions, decimal; empty unless all were asked for and counted.
    [[nodiscard]] const std::string& shortest_solutions() const { return shortest_solutions_; }
    /// All of them, once that is known; null otherwise.
    [[nodiscard]] const ShortestPaths* paths() const { return shortest_solutions_.empty() ? nullptr : all_.get(); }
    /// The positions that they pass, to be written down; only once paths() are known.
    [[nodiscard]] std::unique_ptr<SolutionChoices> choices() {
        return std::make_unique<SolutionChoices>(*all_, *search_.exploration()->graph(), problem_);
    }
    /// Looks for the next of all shortest solutions, in a fixed order; returns whether there is more to do before it is there. Only once
    /// shortest_solutions() is known. Takes from `budget` as many positions as it works on: O(length x neighbours) for each solution.
    bool find_next_solution(std::uint64_t& budget);
    /// Its moves, checked; empty after the last or after a defect.
    [[nodiscard]] std::optional<std::vector<moves::Move>> take_next_solution();

private:
    /// What it holds beside the search.
    [[nodiscard]] std::uint64_t own_bytes() const { return moves_bytes_ + (all_ ? all_->bytes() : 0); }
    void conclude_search();
    void count_all(std::uint64_t budget);
    [[nodiscard]] bool is_crowded() const;
    void refuse(std::string reason);
    void write_solution(std::uint64_t budget);
    template <class Path>
    [[nodiscard]] bool write_moves(const Path& path, std::uint64_t& budget);
    [[nodiscard]] std::vector<moves::Move> take_checked();

    Options options_;
    BreadthFirst search_;
    moves::Motions motions_;
    std::optional<PathMoves> written_;  // of the solution that is being written
    std::size_t next_ = 0;              // position of its path
    std::unique_ptr<ShortestPaths> all_;
    bool found_ = false;
    std::uint64_t moves_bytes_ = 0;
    std::string shortest_solutions_;
};

}  // namespace shunt::analysis
