// The job behind `--plans`: it counts packings, and searches nothing.
#pragma once

#include "core/analysis/plans.hpp"
#include "core/job/census_job.hpp"
#include "core/job/difficulty_job.hpp"
#include "core/job/job.hpp"
#include "core/job/solve_job.hpp"
#include "core/outcome/plans_outcome.hpp"

namespace shunt::job {

class PlansJob final : public JobOf<outcome::PlansOutcome> {
public:
    /// How a request would be searched. Errors: those of checked_problem.
    [[nodiscard]] static Result<std::unique_ptr<PlansJob>> create(const SolveRequest& request);
    [[nodiscard]] static Result<std::unique_ptr<PlansJob>> create(const CensusRequest& request);
    [[nodiscard]] static Result<std::unique_ptr<PlansJob>> create(const DifficultyRequest& request);

    bool advance(std::uint64_t budget) override;
    [[nodiscard]] Progress progress() const override;
    [[nodiscard]] std::uint64_t bytes_needed() const override { return 0; }
    void stop(Status why) override;
    [[nodiscard]] Status status() const override { return status_; }
    [[nodiscard]] outcome::PlansOutcome make_outcome() const override;

private:
    PlansJob(puzzle::Problem problem, analysis::Purpose purpose, const analysis::SearchOptions& options)
        : problem_(std::move(problem)), metric_(options.metric), plans_(problem_, purpose, options) {}

    [[nodiscard]] static Result<std::unique_ptr<PlansJob>> create(const PuzzleRequest& request,
                                                                  analysis::Purpose purpose,
                                                                  analysis::SearchOptions asked);

    puzzle::Problem problem_;
    puzzle::Metric metric_;
    analysis::Plans plans_;
    std::vector<analysis::Plan> found_;
    Status status_ = Status::running;
};

}  // namespace shunt::job
