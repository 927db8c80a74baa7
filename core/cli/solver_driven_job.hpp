// A job of integer programs together with the solver that answers its questions, so that it runs like any other job.
#pragma once

#include <chrono>

#include "core/cli/program_solver.hpp"
#include "core/job/program_job.hpp"

namespace shunt::cli {

class SolverDrivenJob final : public job::Job {
public:
    /// `time_limit` in seconds for everything, 0 for none. The solver is told what is left of it.
    SolverDrivenJob(job::ProgramJob& job, ProgramSolver& solver, double time_limit)
        : job_(&job), solver_(&solver), time_limit_(time_limit), begin_(std::chrono::steady_clock::now()) {}

    /// Works, starts the solver, or waits for it some milliseconds.
    bool advance(std::uint64_t budget) override;
    [[nodiscard]] job::Progress progress() const override { return job_->progress(); }
    [[nodiscard]] std::uint64_t bytes_needed() const override { return job_->bytes_needed(); }
    void stop(job::Status why) override;
    [[nodiscard]] job::Status status() const override { return job_->status(); }
    [[nodiscard]] std::string report(double seconds) const override { return job_->report(seconds); }

private:
    [[nodiscard]] double left() const;

    job::ProgramJob* job_;
    ProgramSolver* solver_;
    double time_limit_;
    std::chrono::steady_clock::time_point begin_;
};

}  // namespace shunt::cli
