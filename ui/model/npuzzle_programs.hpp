// The N-puzzle's integer programs: which one, for which numbers of steps T, and what became of each.
//
//     choice ── solve ──> job "program" of the lab: T after T ── report ──> attempts: a row of the table each
//            ── write ──> job "model": the program for one T as a file, for any solver ──> file
//            ── read ───> job "model" with that solver's solution ──> letters of the walk
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/npuzzle/board.hpp"
#include "core/npuzzle/program/model.hpp"
#include "ui/jobs/job_list.hpp"
#include "ui/jobs/reports.hpp"

namespace shunt::ui {

struct ProgramChoice {
    npuzzle::program::Mode mode = npuzzle::program::Mode::plne;
    npuzzle::program::Formulation formulation = npuzzle::program::Formulation::flow;
    std::optional<int> from;  ///< first T; absent: 1 for the printed formulation, else the Manhattan distance
    int to = 40;              ///< last T
    int seconds = 60;         ///< for each program

    friend bool operator==(const ProgramChoice&, const ProgramChoice&) = default;
};

/// A program, or a T that needed none.
struct ProgramAttempt {
    int steps = 0;
    std::string outcome;  ///< as npuzzle::program::Outcome is named
    std::uint64_t variables = 0;
    std::uint64_t constraints = 0;
    std::uint64_t nonzeros = 0;
    std::optional<std::uint64_t> nodes;
    double seconds = 0;
    std::string note;

    /// Whether solvers take it whose free licence ends at 2,000 variables and 2,000 constraints.
    [[nodiscard]] bool is_small() const { return variables <= 2000 && constraints <= 2000; }
};

struct ProgramReport {
    NPuzzleReport walk;  ///< the best one known, and how the search ended
    int passes = 0;
    std::vector<ProgramAttempt> attempts;
    double solver_seconds = 0;
};
[[nodiscard]] std::optional<ProgramReport> read_program_report(Value report);

/// One program as a file, or what a solver made of it.
struct ModelReport {
    NPuzzleReport walk;  ///< of the solver; no letters when there is none
    int passes = 0;
    ProgramAttempt size;  ///< only its steps and its size count
    std::string lp;       ///< empty when a solution was read
};
[[nodiscard]] std::optional<ModelReport> read_model_report(Value report);

class NPuzzlePrograms {
public:
    NPuzzlePrograms(JobList& jobs, Outbox& outbox) : jobs_(jobs), outbox_(outbox) {}

    [[nodiscard]] const ProgramChoice& choice() const { return choice_; }
    void choose(const ProgramChoice& choice) { choice_ = choice; }
    /// The first T that is tried on this board.
    [[nodiscard]] int first_step(const npuzzle::Board& board, const npuzzle::Board& goal) const;
    /// The last one, no smaller than the first.
    [[nodiscard]] int last_step(const npuzzle::Board& board, const npuzzle::Board& goal) const;

    // Each ends the older job of its kind: files do not disturb what is being solved.
    void solve(const npuzzle::Board& board, const npuzzle::Board& goal);
    void write(const npuzzle::Board& board, const npuzzle::Board& goal, int steps);
    void read(const npuzzle::Board& board, const npuzzle::Board& goal, int steps, const std::string& solution);
    void stop() { jobs_.cancel(job_); }

    /// Solving until it is over, else null.
    [[nodiscard]] const Job* job() const { return jobs_.find(job_); }
    /// What has become of the programs so far, or in the end; absent before the first.
    [[nodiscard]] const std::optional<ProgramReport>& report() const { return report_; }
    /// What was said of the file written or read last; empty when there is nothing to say.
    [[nodiscard]] const std::string& file_note() const { return file_note_; }
    [[nodiscard]] const std::string& failure() const { return failure_; }
    /// Another board: what was found is about the one before.
    void forget();

    /// Events of other jobs are ignored. Returns the report of a walk that was found, as the N-puzzle shows answers.
    std::optional<NPuzzleReport> receive(const JobEvent& event);

private:
    /// Nothing is said of earlier programs any more.
    void begin();
    std::optional<NPuzzleReport> take(Value source);
    std::optional<NPuzzleReport> take_walk();
    std::optional<NPuzzleReport> take_model(Value source);

    JobList& jobs_;
    Outbox& outbox_;
    ProgramChoice choice_;
    Ticket job_ = 0;   // that solves
    Ticket file_ = 0;  // that writes or reads a file
    std::optional<ProgramReport> report_;
    std::string file_name_;
    std::string file_note_;
    std::string failure_;
};

}  // namespace shunt::ui
