// The job behind `shunt solve` and the page's Solve.
#pragma once

#include <vector>

#include "core/analysis/solve.hpp"
#include "core/job/job.hpp"

namespace shunt::job {

/// Report keys: status, metric, length (null when there is none), moves, counts (of this solution) and, only when every piece is a
/// unit, letters (solution_json.hpp); with all: shortest_solutions (decimal string), solutions (a list of {moves, letters}, the first
/// ones) and checksum; packings (decimal string, empty when unknown), direction, at_least (limit and cancelled only: no solution is
/// shorter), storage, storage_reason, expanded, generated, threads, reason (limit only), seconds, peak_bytes.
class SolveJob final : public Job {
public:
    struct Options {
        analysis::Solve::Options solve;
        std::uint64_t list = 16;  ///< most solutions in the report, when all are asked for
        bool checksum = false;    ///< over the letters of all solutions
    };

    SolveJob(puzzle::Puzzle puzzle, const Options& options);

    bool advance(std::uint64_t budget) override;
    [[nodiscard]] Progress progress() const override;
    [[nodiscard]] std::uint64_t bytes_needed() const override { return solve_.search().bytes_needed(); }
    void stop(Status why) override;
    [[nodiscard]] Status status() const override;
    [[nodiscard]] std::string defect() const override { return solve_.defect(); }
    [[nodiscard]] std::string report(double seconds) const override;

private:
    [[nodiscard]] bool lists() const { return options_.solve.all && solve_.status() == Status::solved; }
    void list_solutions(std::uint64_t budget);

    Options options_;
    analysis::Solve solve_;
    std::vector<std::vector<moves::Move>> solutions_;
    std::uint64_t told_ = 0;      // solutions taken from solve_
    std::uint64_t checksum_ = 0;  // sum of those of the solutions told
    bool listed_ = false;
    Status stopped_ = Status::running;
};

}  // namespace shunt::job
