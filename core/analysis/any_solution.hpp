// Some solution of a puzzle that is too large for a shortest one to be proved soon: found, checked, and made shorter as long as it works.
//
//   AnySolution
//        ├── ApproachingSolution   where positions have keys: a way soon, and then ever shorter ones (approach/approach.hpp)
//        └── GreedySolution        for any other puzzle: the first way that is met
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "core/analysis/solving.hpp"

namespace shunt::analysis {

class AnySolution : public Solving {
public:
    virtual ~AnySolution() = default;

    /// Works on about `budget` positions or neighbours; returns whether there is more to do. Status at the end: solved when the solution is
    /// known to be a shortest one; complete when there is one; unsolvable when every reachable position was seen, and none is a goal.
    virtual bool advance(std::uint64_t budget) = 0;

    /// Whether there is a solution, which may become shorter while it runs.
    [[nodiscard]] bool has_solution() const { return has_solution_; }
    [[nodiscard]] puzzle::Metric metric() const { return metric_; }
    /// Length of the solution in every metric.
    [[nodiscard]] const moves::Counts& counts() const { return counts_; }
    /// Positions whose neighbours were looked at.
    [[nodiscard]] virtual std::uint64_t expanded() const = 0;
    /// Memory held. O(moves) when there is a solution.
    [[nodiscard]] virtual std::uint64_t bytes() const = 0;

protected:
    AnySolution(puzzle::Problem problem, puzzle::Metric metric) : Solving(std::move(problem)), metric_(metric) {}

    puzzle::Metric metric_;
    bool has_solution_ = false;
    moves::Counts counts_;
};

/// Why there is none.
[[nodiscard]] std::string no_solution_within(std::uint64_t bytes);

/// Looks for one with what the puzzle allows. The puzzle must have a goal. `memory_limit` in bytes.
[[nodiscard]] std::unique_ptr<AnySolution> find_any_solution(puzzle::Problem problem, puzzle::Metric metric,
                                                             std::uint64_t memory_limit);

}  // namespace shunt::analysis
