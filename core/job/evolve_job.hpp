// The job behind `shunt evolve`. The search itself is explained in core/finder/evolver.hpp.
#pragma once

#include "core/finder/evolver.hpp"
#include "core/job/found_puzzles.hpp"
#include "core/job/job.hpp"

namespace shunt::job {

class EvolveJob final : public JobOf<outcome::EvolveOutcome> {
public:
    /// Errors are those of Evolver::create.
    [[nodiscard]] static Result<std::unique_ptr<EvolveJob>> create(const finder::EvolveTask& task);

    /// The unit of `budget` is a board.
    bool advance(std::uint64_t budget) override;
    [[nodiscard]] Progress progress() const override;
    /// Not known: how much of the limit a candidate takes shows only when it is searched.
    [[nodiscard]] std::uint64_t bytes_needed() const override { return 0; }
    void stop(Status why) override;
    [[nodiscard]] Status status() const override { return status_; }
    [[nodiscard]] outcome::EvolveOutcome make_outcome() const override;

    /// The hardest puzzle so far, as a file; empty when there is none.
    [[nodiscard]] std::vector<PuzzleFile> puzzles() const;
    /// Grows whenever a harder puzzle is found.
    [[nodiscard]] std::uint64_t found_at() const { return evolver_->found_at(); }

private:
    explicit EvolveJob(std::unique_ptr<finder::Evolver> evolver) : evolver_(std::move(evolver)) {}

    std::unique_ptr<finder::Evolver> evolver_;
    Status status_ = Status::running;
    std::uint64_t peak_bytes_ = 0;
};

}  // namespace shunt::job
