#include "core/cli/solver_driver.hpp"

namespace shunt::cli {

bool SolverDriver::advance(std::uint64_t budget) {
    if (solver_.busy()) return listen();
    if (time_limit_ > 0 && left() <= 0) job_.stop(job::Status::limit);
    if (!job_.advance(budget)) return false;
    if (const auto question = job_.question()) {
        solver_.start(*question, job_.question_text(), time_limit_ > 0 ? left() : 0);
    }
    return true;
}

/// While the solver is at work.
bool SolverDriver::listen() {
    if (job_.status() != job::Status::running) {
        solver_.stop();
        return false;
    }
    const double seconds = solver_.seconds();
    if (const auto answer = solver_.poll()) job_.take(*answer, seconds);
    return job_.status() == job::Status::running;
}

double SolverDriver::left() const {
    return time_limit_ - std::chrono::duration<double>(std::chrono::steady_clock::now() - begin_).count();
}

}  // namespace shunt::cli
