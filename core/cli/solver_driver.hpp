// Drives a job of integer programs together with the solver that answers its questions.
#pragma once

#include <chrono>

#include "core/cli/program_solver.hpp"
#include "core/job/program_job.hpp"

namespace shunt::cli {

class SolverDriver {
public:
    /// Both must outlive it. `time_limit` in seconds for everything, 0 for none. The solver is told what is left of it.
    SolverDriver(job::ProgramJob& job, ProgramSolver& solver, double time_limit)
        : job_(job), solver_(solver), time_limit_(time_limit), begin_(std::chrono::steady_clock::now()) {}

    /// A slice (cli::Slice): works, starts the solver, or waits for it some milliseconds.
    bool advance(std::uint64_t budget);

private:
    [[nodiscard]] double left() const;
    [[nodiscard]] bool listen();

    job::ProgramJob& job_;
    ProgramSolver& solver_;
    double time_limit_;
    std::chrono::steady_clock::time_point begin_;
};

}  // namespace shunt::cli
