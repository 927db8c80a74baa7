// The job behind `shunt difficulty`.
#pragma once

#include <algorithm>

#include "core/analysis/difficulty.hpp"
#include "core/job/job.hpp"
#include "core/job/puzzle_request.hpp"
#include "core/outcome/difficulty_outcome.hpp"

namespace shunt::job {

struct DifficultyRequest : PuzzleRequest {
    double precision = 0.01;                  ///< standard error relative to the mean path at which it ends; above 0
    std::uint64_t seed = 1;                   ///< of the random walks
    std::uint64_t most_samples = UINT64_MAX;  ///< spanning trees
    analysis::DrawnTogether* together =
        nullptr;  ///< several processes, each with this job, that share them; must outlive it
};

class DifficultyJob final : public JobOf<outcome::DifficultyOutcome> {
public:
    /// Allocates nothing large. Errors: those of checked_problem, a puzzle without a goal, a precision that is not above 0.
    [[nodiscard]] static Result<std::unique_ptr<DifficultyJob>> create(const DifficultyRequest& request);

    bool advance(std::uint64_t budget) override { return difficulty_.advance(budget); }
    [[nodiscard]] Progress progress() const override;
    [[nodiscard]] std::uint64_t bytes_needed() const override { return difficulty_.bytes_needed(); }
    [[nodiscard]] std::uint64_t bytes_at_most() const override {
        return std::max(bytes_needed(), difficulty_.search().bytes_at_most());
    }
    void stop(Status why) override { difficulty_.stop(why); }
    [[nodiscard]] Status status() const override { return difficulty_.status(); }
    [[nodiscard]] outcome::DifficultyOutcome make_outcome() const override;
    [[nodiscard]] std::string defect() const override { return difficulty_.search().defect(); }

private:
    DifficultyJob(puzzle::Problem problem, const analysis::Difficulty::Options& options, std::string read_as)
        : read_as_(std::move(read_as)), difficulty_(std::move(problem), options) {}

    std::string read_as_;
    analysis::Difficulty difficulty_;
};

}  // namespace shunt::job
