// The job behind `shunt solve` and the page's Solve.
#pragma once

#include <vector>

#include "core/analysis/solve.hpp"
#include "core/job/job.hpp"
#include "core/job/puzzle_request.hpp"
#include "core/job/stated.hpp"
#include "core/job/told_choices.hpp"
#include "core/outcome/solve_outcome.hpp"

namespace shunt::job {

struct SolveRequest : PuzzleRequest {
    std::optional<analysis::Direction> direction;  ///< absent: chosen by the goals
    bool all = false;                              ///< count and list all shortest solutions
    bool checksum = false;    ///< the checksum over the letters of all of them, which implies `all`
    std::uint64_t list = 16;  ///< most solutions in the outcome
    /// Tell the positions that all of them pass, move by move, where there are no more than so many; implies `all`.
    std::optional<std::uint64_t> choices;
    std::optional<std::string> through;  ///< only of the solutions that pass this position; as print_position writes it
};

/// The position that solutions are to pass, canonical; nothing where none is asked for. Error: the request's is none of the puzzle.
[[nodiscard]] Result<std::optional<puzzle::Position>> position_passed(const SolveRequest& request,
                                                                      const puzzle::Puzzle& puzzle);

class SolveJob final : public JobOf<outcome::SolveOutcome>, private GoingOn {
public:
    /// Allocates nothing large. Errors: those of checked_problem, a puzzle without a goal, a
    /// checksum of pieces that are no unit tiles.
    [[nodiscard]] static Result<std::unique_ptr<SolveJob>> create(const SolveRequest& request);

    bool advance(std::uint64_t budget) override;
    [[nodiscard]] Progress progress() const override;
    [[nodiscard]] std::uint64_t bytes_needed() const override { return solve_.search().bytes_needed(); }
    [[nodiscard]] std::uint64_t bytes_at_most() const override { return solve_.search().bytes_at_most(); }
    void stop(Status why) override;
    [[nodiscard]] Status status() const override;
    [[nodiscard]] outcome::SolveOutcome make_outcome() const override;
    [[nodiscard]] std::string defect() const override {
        return solve_.defect().empty() ? solve_.search().defect() : solve_.defect();
    }
    [[nodiscard]] GoingOn* going_on() override { return this; }

private:
    struct Options {
        analysis::Solve::Options solve;
        std::uint64_t list;
        bool checksum;
        std::optional<std::uint64_t> choices;
        std::optional<puzzle::Position> through;  ///< canonical
        Stated stated;
        std::uint64_t merged;  ///< pieces that are not told apart although the puzzle does
    };

    SolveJob(puzzle::Problem problem, const Options& options)
        : options_(options), solve_(std::move(problem), options.solve) {}

    [[nodiscard]] bool can_go_on() const override { return solve_.is_stopped() || stopped_ != Status::running; }
    void go_on() override;
    /// Whether there is something to tell of all of them, that is not told yet.
    [[nodiscard]] bool has_more_to_tell() const {
        return lists() && solve_.defect().empty() && (!listed_ || (options_.choices && !told_choices_));
    }
    [[nodiscard]] bool lists() const { return options_.solve.all && solve_.status() == Status::solved; }
    void list_solutions(std::uint64_t budget);
    void write_choices(std::uint64_t budget);
    void set_bound(outcome::SolveOutcome& outcome) const;
    void set_solutions(outcome::SolveOutcome& outcome) const;

    Options options_;
    analysis::Solve solve_;
    std::vector<std::vector<moves::Move>> solutions_;
    std::uint64_t solutions_bytes_ = 0;
    std::uint64_t told_ = 0;      // solutions taken from solve_
    std::uint64_t checksum_ = 0;  // sum of those of the solutions told
    bool listed_ = false;
    std::unique_ptr<ChoicesTeller> choices_;  // while they are told
    std::optional<outcome::Choices> told_choices_;
    Status stopped_ = Status::running;  // why, while there was more to tell
};

}  // namespace shunt::job
