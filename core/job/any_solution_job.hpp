// The job behind `shunt solve --any` and "Any solution" of the page: a way soon and ever shorter ones, and on demand a proof beside it.
//
//     way      at most 133 ... 102 ... 89          by turns, until both meet, or no shorter way is to be found
//     proof    at least 9 ... 12 ... 15
#pragma once

#include <memory>

#include "core/analysis/any_solution.hpp"
#include "core/analysis/solve.hpp"
#include "core/job/job.hpp"
#include "core/job/puzzle_request.hpp"
#include "core/outcome/any_outcome.hpp"

namespace shunt::job {

struct AnySolutionRequest : PuzzleRequest {
    bool proves =
        false;  ///< also search by levels, which has half of the memory: then the outcome says how short a solution can be
};

class AnySolutionJob final : public JobOf<outcome::AnyOutcome> {
public:
    /// Errors: those of checked_problem, a puzzle without a goal.
    [[nodiscard]] static Result<std::unique_ptr<AnySolutionJob>> create(const AnySolutionRequest& request);

    bool advance(std::uint64_t budget) override;
    [[nodiscard]] Progress progress() const override;
    [[nodiscard]] std::uint64_t bytes_needed() const override { return 0; }
    void stop(Status why) override;
    [[nodiscard]] Status status() const override { return status_; }
    [[nodiscard]] outcome::AnyOutcome make_outcome() const override;
    [[nodiscard]] std::string defect() const override;

private:
    AnySolutionJob(const puzzle::Problem& problem, puzzle::Metric metric, const AnySolutionRequest& request);

    void conclude();
    /// How long a shortest solution is at most and at least, as far as is known.
    [[nodiscard]] std::optional<std::uint64_t> at_most() const;
    [[nodiscard]] std::optional<int> at_least() const;
    [[nodiscard]] bool is_proved() const;
    /// The solution to be told: that of the proof, once it has one.
    [[nodiscard]] const std::vector<moves::Move>& moves() const;
    [[nodiscard]] std::uint64_t bytes() const;

    std::string read_as_;
    std::unique_ptr<analysis::AnySolution> search_;
    std::unique_ptr<analysis::Solve> proof_;
    std::uint64_t peak_bytes_ = 0;
    Status status_ = Status::running;
};

}  // namespace shunt::job
