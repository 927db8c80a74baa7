#include "core/cli/solver_driven_job.hpp"

namespace shunt::cli {

bool SolverDrivenJob::advance(std::uint64_t budget) {
    if (solver_->busy()) {
        const double seconds = solver_->seconds();
        if (const auto answer = solver_->poll()) {
            std::visit([&](const auto& held) { job_->answer(held, seconds); }, *answer);
        }
        return job_->status() == job::Status::running;
    }
    if (time_limit_ > 0 && left() <= 0) job_->stop(job::Status::limit);
    if (!job_->advance(budget)) return false;
    if (const auto question = job_->question()) solver_->start(*question, time_limit_ > 0 ? left() : 0);
    return true;
}

void SolverDrivenJob::stop(job::Status why) {
    solver_->stop();
    job_->stop(why);
}

double SolverDrivenJob::left() const {
    return time_limit_ - std::chrono::duration<double>(std::chrono::steady_clock::now() - begin_).count();
}

}  // namespace shunt::cli
