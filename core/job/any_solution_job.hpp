// The job behind "Any solution" of the page.
#pragma once

#include "core/analysis/any_solution.hpp"
#include "core/job/job.hpp"
#include "core/job/puzzle_request.hpp"
#include "core/outcome/any_outcome.hpp"

namespace shunt::job {

class AnySolutionJob final : public JobOf<outcome::AnyOutcome> {
public:
    /// Errors: those of checked_problem, a puzzle without a goal.
    [[nodiscard]] static Result<std::unique_ptr<AnySolutionJob>> create(const PuzzleRequest& request);

    bool advance(std::uint64_t budget) override { return search_.advance(budget); }
    [[nodiscard]] Progress progress() const override;
    [[nodiscard]] std::uint64_t bytes_needed() const override { return 0; }
    void stop(Status why) override { search_.stop(why); }
    [[nodiscard]] Status status() const override { return search_.status(); }
    [[nodiscard]] outcome::AnyOutcome make_outcome() const override;
    [[nodiscard]] std::string defect() const override { return search_.defect(); }

private:
    AnySolutionJob(puzzle::Problem problem, puzzle::Metric metric, std::uint64_t memory_limit)
        : search_(std::move(problem), metric, memory_limit) {}

    analysis::AnySolution search_;
};

}  // namespace shunt::job
