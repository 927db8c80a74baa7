// A shortest solution of a puzzle, proved shortest and checked; on demand all of them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/analysis/breadth_first.hpp"
#include "core/analysis/shortest_paths.hpp"
#include "core/moves/motions.hpp"
#include "core/search/status.hpp"

namespace shunt::analysis {

/// Searches breadth-first, walks back along the depths, names the moves in the user's own piece names, and replays them with the
/// independent checker before anyone sees them.
class Solve {
public:
    struct Options {
        SearchOptions search;
        bool all = false;  ///< count all shortest solutions, and make next_solution() tell them
    };

    /// Keeps its own copy of the problem. A puzzle without a goal ends as unsolvable at once.
    Solve(puzzle::Problem problem, const Options& options);
    Solve(const Solve&) = delete;  // the search points to the problem
    Solve& operator=(const Solve&) = delete;

    /// Works on about `budget` nodes or positions; returns whether there is more to do.
    bool advance(std::uint64_t budget);
    /// Ends early; a solution found so far stays.
    void stop(search::Status why);

    [[nodiscard]] search::Status status() const { return status_; }
    /// Why a limit was met; empty otherwise.
    [[nodiscard]] const std::string& reason() const { return reason_; }
    /// What the checker objects to: a bug of this program. Empty when all is well.
    [[nodiscard]] const std::string& defect() const { return defect_; }
    [[nodiscard]] const puzzle::Problem& problem() const { return problem_; }
    [[nodiscard]] puzzle::Metric metric() const { return options_.search.metric; }
    /// Whether a shortest solution is known: also when the limit came while all of them were being counted.
    [[nodiscard]] bool has_solution() const { return found_; }
    /// The solution: its number of moves is the length in metric().
    [[nodiscard]] const std::vector<moves::Move>& moves() const { return moves_; }
    /// No solution is shorter; known also when the search ended early. Absent before the search began.
    [[nodiscard]] std::optional<int> at_least() const;
    [[nodiscard]] const BreadthFirst& search() const { return search_; }

    /// The exact number of shortest solutions, decimal; empty unless all were asked for and counted.
    [[nodiscard]] const std::string& shortest_solutions() const { return shortest_solutions_; }
    /// The next of all shortest solutions, checked, in a fixed order; empty after the last or after a defect. Only once
    /// shortest_solutions() is known. O(length x neighbours).
    [[nodiscard]] std::optional<std::vector<moves::Move>> next_solution();

private:
    void conclude_search();
    void count_all(std::uint64_t budget);
    [[nodiscard]] bool is_crowded() const;
    void refuse_crowded();
    [[nodiscard]] std::vector<moves::Move> write_moves(const std::vector<puzzle::Position>& path);
    void check(const std::vector<moves::Move>& moves);

    puzzle::Problem problem_;
    Options options_;
    BreadthFirst search_;
    moves::Motions motions_;
    std::unique_ptr<ShortestPaths> all_;
    search::Status status_ = search::Status::running;
    std::string reason_;
    std::string defect_;
    bool found_ = false;
    std::vector<moves::Move> moves_;
    std::string shortest_solutions_;
};

}  // namespace shunt::analysis
