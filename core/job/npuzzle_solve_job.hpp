// The solve job of boards of unit tiles: parity first, then what npuzzle/ has; its outcome is that of any other puzzle.
#pragma once

#include "core/analysis/npuzzle_boards.hpp"
#include "core/job/solve_job.hpp"
#include "core/job/solver_tables.hpp"
#include "core/npuzzle/solver.hpp"

namespace shunt::job {

class NPuzzleSolveJob final : public JobOf<outcome::SolveOutcome> {
public:
    /// Null where the puzzle is no such board, and where another search is asked for or as fast: all solutions, a storage, a direction, up
    /// to 12 cells that can be solved. What cannot be solved is known at once, whatever is asked.
    [[nodiscard]] static std::unique_ptr<NPuzzleSolveJob> create_if_tiles(const SolveRequest& request,
                                                                          const puzzle::Problem& problem);

    bool advance(std::uint64_t budget) override { return solver_.advance(budget); }
    [[nodiscard]] Progress progress() const override;
    [[nodiscard]] std::uint64_t bytes_needed() const override { return solver_.bytes_needed(); }
    void stop(Status why) override { solver_.stop(why); }
    [[nodiscard]] Status status() const override { return solver_.status(); }
    [[nodiscard]] outcome::SolveOutcome make_outcome() const override;
    /// What the solver objects to, or the checker of all puzzles, which plays the solution as moves.
    [[nodiscard]] std::string defect() const override;
    [[nodiscard]] CachedTables* cached_tables() override { return solver_.deepening() != nullptr ? &tables_ : nullptr; }

private:
    NPuzzleSolveJob(puzzle::Problem problem, analysis::NPuzzleBoards boards, npuzzle::Solver solver,
                    puzzle::Metric metric, Stated stated)
        : problem_(std::move(problem)),
          boards_(std::move(boards)),
          solver_(std::move(solver)),
          metric_(metric),
          stated_(std::move(stated)) {}

    void set_solution(outcome::SolveOutcome& outcome) const;

    puzzle::Problem problem_;
    analysis::NPuzzleBoards boards_;
    npuzzle::Solver solver_;
    puzzle::Metric metric_;
    Stated stated_;
    SolverTables tables_{solver_};
};

/// The job that answers a request fastest. Errors: those of SolveJob::create.
[[nodiscard]] Result<std::unique_ptr<JobOf<outcome::SolveOutcome>>> make_solve_job(const SolveRequest& request);

}  // namespace shunt::job
