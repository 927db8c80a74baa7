// The job behind `shunt neighbours`. The search itself is explained in core/variation/variation_search.hpp.
#pragma once

#include "core/job/job.hpp"
#include "core/job/puzzle_request.hpp"
#include "core/job/request_fields.hpp"
#include "core/outcome/variations_outcome.hpp"
#include "core/variation/variation_search.hpp"

namespace shunt::job {

struct VariationsRequest : PuzzleRequest {
    std::uint64_t seed = 1;
    std::uint64_t pairs = 0;  ///< 0: every single change; else so many pairs of changes
    std::uint64_t list = 16;  ///< most variations in the outcome
};

class VariationsJob final : public JobOf<outcome::VariationsOutcome> {
public:
    /// Errors: those of checked_problem, a puzzle without a goal.
    [[nodiscard]] static Result<std::unique_ptr<VariationsJob>> create(const VariationsRequest& request);

    bool advance(std::uint64_t budget) override;
    [[nodiscard]] Progress progress() const override;
    /// The most that a search so far has announced: one is made after the other.
    [[nodiscard]] std::uint64_t bytes_needed() const override { return search_.bytes_needed(); }
    [[nodiscard]] std::uint64_t bytes_at_most() const override { return search_.bytes_at_most(); }
    void stop(Status why) override;
    [[nodiscard]] Status status() const override { return status_; }
    [[nodiscard]] outcome::VariationsOutcome make_outcome() const override;

private:
    VariationsJob(const puzzle::Problem& problem, const variation::VariationTask& task)
        : task_(task), search_(problem, task) {}

    variation::VariationTask task_;
    variation::VariationSearch search_;
    Status status_ = Status::running;
};

/// The job `neighbours` of the page (wasm/protocol.md).
[[nodiscard]] Result<std::unique_ptr<Job>> variations_asked(RequestFields& fields);

}  // namespace shunt::job
