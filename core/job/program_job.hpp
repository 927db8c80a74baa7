// The job behind `shunt npuzzle solve --with plne|plm` and the page's integer programs: T after T, until a walk is found.
//
//     advance ─> no solver needed? ─> reference length ─> program for T ─> question() ── somebody's solver ──> answer() ─> next T
//
// The job solves nothing itself: its driver passes each question to a solver and the answer back, and in between the job waits. A driver
// that knows only texts (the page) asks for external_solver() instead.
#pragma once

#include <memory>
#include <string>
#include <variant>

#include "core/base/result.hpp"
#include "core/job/job.hpp"
#include "core/npuzzle/program/horizon_search.hpp"
#include "core/npuzzle/program/reference.hpp"
#include "core/npuzzle/solvability.hpp"
#include "core/outcome/program_outcome.hpp"

namespace shunt::job {

struct ProgramRequest {
    npuzzle::program::Instance instance;
    npuzzle::program::Mode mode = npuzzle::program::Mode::plne;
    npuzzle::program::Formulation formulation = npuzzle::program::Formulation::flow;
    npuzzle::program::Horizons horizons;
    std::string solver;  ///< its name, for the outcome
    double seconds = 0;  ///< time limit of each program, for external_solver(); 0 for none
};

class ProgramJob final : public JobOf<outcome::ProgramOutcome>, private ExternalSolver {
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
    [[nodiscard]] outcome::ProgramOutcome make_outcome() const override;
    [[nodiscard]] ExternalSolver* external_solver() override { return this; }

    /// What to solve now, for a driver that can use the model itself; absent while the job has work of its own, and after it has ended.
    [[nodiscard]] std::optional<npuzzle::program::Question> question() const;
    /// Whether it ended because the solver failed: it cannot be started, crashed, or wrote what cannot be read.
    [[nodiscard]] bool solver_failed() const;
    /// The text of question(), in LP format.
    [[nodiscard]] const std::string& question_text() const { return text_; }
    /// Takes the answer to question(). `seconds`: how long it took, measured by the driver.
    void take(const std::variant<npuzzle::program::Solution, npuzzle::program::NoAnswer>& answer, double seconds);

private:
    explicit ProgramJob(ProgramRequest request) : request_(std::move(request)) {}

    [[nodiscard]] std::optional<SolverRequest> request() const override;
    void answer(std::string_view outcome, std::string_view text, double seconds) override;
    void set_walk(outcome::ProgramOutcome& outcome) const;
    void look();
    void end(Status status, std::string reason);

    ProgramRequest request_;
    std::optional<npuzzle::program::ReferenceSearch> reference_;
    std::optional<npuzzle::program::HorizonSearch> search_;  // absent, as reference_, when no program is needed
    std::optional<npuzzle::program::Walk> walk_;             // what was found
    std::string text_;                                       // of the program asked for
    int at_least_ = 0;
    std::string reason_;
    Status status_ = Status::running;
};

/// How large a program is.
[[nodiscard]] outcome::ProgramSize told(const npuzzle::program::ProgramSize& size);

}  // namespace shunt::job
