// The job behind `shunt verify`: everything that a result card claims is found again, from the puzzle that it tells.
//
//     card ── refused: claims nothing, or contradicts itself
//       └──> of a census: its levels, one after the other ──> equal │ the first that differs ends it
//       └──> of a solution: its way is replayed, then a shortest one is searched ──> equal │ differs
#pragma once

#include "core/job/census_job.hpp"
#include "core/job/npuzzle_solve_job.hpp"
#include "core/outcome/card.hpp"
#include "core/outcome/verify_outcome.hpp"

namespace shunt::job {

struct VerifyRequest {
    outcome::Card card;
    std::uint64_t memory_limit = std::uint64_t{1} << 30;  ///< bytes
    search::Crew* crew = nullptr;                         ///< several workers; must outlive the job
};

class VerifyJob final : public JobOf<outcome::VerifyOutcome> {
public:
    /// Allocates nothing large. Errors: a card of another version, or that claims nothing, or of what is no puzzle; kinds that are not
    /// those of the puzzle.
    [[nodiscard]] static Result<std::unique_ptr<VerifyJob>> create(const VerifyRequest& request);

    bool advance(std::uint64_t budget) override;
    [[nodiscard]] Progress progress() const override { return search().progress(); }
    [[nodiscard]] std::uint64_t bytes_needed() const override { return search().bytes_needed(); }
    [[nodiscard]] std::uint64_t bytes_at_most() const override { return search().bytes_at_most(); }
    void stop(Status why) override;
    [[nodiscard]] Status status() const override { return status_; }
    [[nodiscard]] outcome::VerifyOutcome make_outcome() const override;
    [[nodiscard]] std::string defect() const override { return search().defect(); }

private:
    VerifyJob(puzzle::Problem problem, outcome::Card card) : problem_(std::move(problem)), card_(std::move(card)) {}

    [[nodiscard]] std::optional<Error> begin(const VerifyRequest& request);
    [[nodiscard]] const Job& search() const { return census_ ? static_cast<const Job&>(*census_) : *solve_; }
    void check_way();
    void compare_levels();
    void compare_level(std::size_t depth);
    void end_census();
    void end_solve();
    void differ(std::string sentence);

    puzzle::Problem problem_;
    outcome::Card card_;
    std::unique_ptr<CensusJob> census_;                    // of a card with levels,
    std::unique_ptr<JobOf<outcome::SolveOutcome>> solve_;  // or of one without
    std::size_t levels_ = 0;                               // compared, and equal
    std::optional<bool> way_holds_;
    std::optional<std::uint64_t> length_;
    std::vector<std::string> differences_;
    Status status_ = Status::running;
};

}  // namespace shunt::job
