// The job behind `shunt solve` and the page's Solve.
#pragma once

#include "core/analysis/solve.hpp"
#include "core/job/job.hpp"

namespace shunt::job {

/// Report keys: status, metric, length (null when there is none), moves [{piece, at [row, column] from 1, path}], counts {step,
/// slide, move} of this solution, letters (only when every piece is a unit: the directions in which the tiles move), expanded,
/// generated, packings (decimal string, empty when unknown), at_least (limit and cancelled only: no solution is shorter), reason
/// (limit only), seconds, peak_bytes.
class SolveJob final : public Job {
public:
    SolveJob(puzzle::Puzzle puzzle, puzzle::Metric metric, std::uint64_t memory_limit);

    bool advance(std::uint64_t budget) override { return solve_.advance(budget); }
    [[nodiscard]] Progress progress() const override;
    [[nodiscard]] std::uint64_t bytes_needed() const override { return solve_.search().bytes_needed(); }
    void stop(Status why) override { solve_.stop(why); }
    [[nodiscard]] Status status() const override { return solve_.status(); }
    [[nodiscard]] std::string defect() const override { return solve_.defect(); }
    [[nodiscard]] std::string report(double seconds) const override;

private:
    analysis::Solve solve_;
};

}  // namespace shunt::job
