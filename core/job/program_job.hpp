// The job behind `shunt npuzzle solve --with plne|plm` and the page's integer programs: T after T, until a walk is found.
//
//     advance ─> no solver needed? ─> reference length ─> program for T ─> question() ── somebody's solver ──> answer() ─> next T
//
// The job solves nothing itself: its driver passes each question to a solver and the answer back, and in between the job waits. A driver
// that knows only texts (the page) uses errand() and bring() instead.
#pragma once

#include <memory>

#include "core/base/result.hpp"
#include "core/job/job.hpp"
#include "core/npuzzle/program/horizon_search.hpp"
#include "core/npuzzle/program/reference.hpp"
#include "core/npuzzle/solvability.hpp"

namespace shunt::job {

struct ProgramRequest {
    npuzzle::program::Instance instance;
    npuzzle::program::Mode mode = npuzzle::program::Mode::plne;
    npuzzle::program::Formulation formulation = npuzzle::program::Formulation::flow;
    npuzzle::program::Horizons horizons;
    std::string solver;  ///< its name, for the report
    double seconds = 0;  ///< time limit of each program, for errand(); 0 for none
};

/// Report keys, the first ones as those of npuzzle_job.hpp:
///   status          solved (a shortest solution is known), unsolvable, limit or cancelled
///   metric          "step"
///   length          moves of a shortest solution; null unless solved
///   letters         directions in which the tiles move, of the walk that was found; null when none was
///   moves           the same as [{piece, at [row, column] from 1, path}]; absent when there is none
///   lower_bound     no solution has fewer moves; null when there is none at all
///   best            moves of the walk that was found, which need not be a shortest; null when none was
///   with            "plne" or "plm";  formulation  "printed", "corrected" or "flow";  solver  as requested
///   passes          steps of the walk in which nothing moves
///   reason          why the walk is a shortest or is not proved to be, or why there is none, as a sentence
///   reference       {method, length}: a shortest solution found without a program, to check against; null when there is none
///   disagreement    whether an answer of the solver was wrong, even if it was put right later
///   attempts        one entry a solver call or excluded horizon: {steps, outcome (excluded, infeasible, walk, limit, hung, failed,
///                   disagreement), presolve, variables, binary, continuous, constraints, nonzeros, nodes (null: unknown),
///                   seconds, note}
///   solver_calls, nodes, solver_seconds   sums over them
///   seconds         of the whole job
class ProgramJob final : public Job {
public:
    /// Errors: boards of one cell or too many, horizons that cannot be, a first program that is too large. A board that cannot be
    /// solved and one that is solved already are no errors.
    [[nodiscard]] static Result<std::unique_ptr<ProgramJob>> create(ProgramRequest request);

    /// Does nothing while a question waits for its answer.
    bool advance(std::uint64_t budget) override;
    [[nodiscard]] Progress progress() const override;
    [[nodiscard]] std::uint64_t bytes_needed() const override { return 0; }
    void stop(Status why) override;
    [[nodiscard]] Status status() const override { return status_; }
    [[nodiscard]] std::string report(double seconds) const override;
    [[nodiscard]] std::string partial_report() const override { return report(0); }
    [[nodiscard]] std::optional<Errand> errand() const override;
    void bring(std::string_view outcome, std::string_view text, double seconds) override;

    /// What to solve now, for a driver that can use the model itself; absent while the job has work of its own, and after it has ended.
    [[nodiscard]] std::optional<npuzzle::program::Question> question() const;
    /// Whether it ended because the solver failed: it cannot be started, crashed, or wrote what cannot be read.
    [[nodiscard]] bool solver_failed() const;
    /// Gives the answer to question(): a Solution or a NoAnswer. `seconds`: how long it took, measured by the driver.
    template <class Answer>
    void answer(const Answer& answer, double seconds) {
        search_->answer(answer, seconds);
        look();
    }

private:
    explicit ProgramJob(ProgramRequest request) : request_(std::move(request)) {}

    void look();
    void end(Status status, std::string reason);

    ProgramRequest request_;
    std::optional<npuzzle::program::ReferenceSearch> reference_;
    std::optional<npuzzle::program::HorizonSearch> search_;  // absent, as reference_, when no program is needed
    std::optional<npuzzle::program::Walk> walk_;             // what was found
    int at_least_ = 0;
    std::string reason_;
    Status status_ = Status::running;
};

}  // namespace shunt::job
