// What only some jobs have beyond core/job/job.hpp; what may be asked of those that are over: question.hpp.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/result.hpp"

namespace shunt::job {

/// Tables that a job builds and that may serve another one later, so whoever can should keep them from one run to the next (a cache).
class CachedTables {
public:
    virtual ~CachedTables() = default;

    /// Under which name, fit for a file; jobs of the same name use the same tables.
    [[nodiscard]] virtual std::string name() const = 0;
    /// Gives the job what was kept, before its first advance(). What is wrong with the bytes, if they are of no use: the job then
    /// builds its own.
    virtual std::optional<Error> use(std::string_view bytes) = 0;
    /// What this job has built, as bytes to keep; empty when it was given some, or has not finished them.
    [[nodiscard]] virtual std::string bytes() const = 0;
};

/// An integer program that somebody else must solve before the job goes on.
struct SolverRequest {
    std::string_view program;  ///< in LP format; valid until it is answered
    bool presolve = true;      ///< false: the solver must do without it
    double seconds = 0;        ///< time limit; 0 for none
};

/// A job that needs a solver of integer programs, which its driver has or asks.
class ExternalSolver {
public:
    virtual ~ExternalSolver() = default;

    /// What must be solved now; advance() does nothing until it is answered. Absent while the job has work of its own.
    [[nodiscard]] virtual std::optional<SolverRequest> request() const = 0;
    /// The answer to request(): `outcome` is "solution", with the text of a solution file, or "limit", "hung" or "failed", with the
    /// reason. `seconds`: how long it took. No effect when nothing was asked for.
    virtual void answer(std::string_view outcome, std::string_view text, double seconds) = 0;
};

/// A job that can be taken up again after stop(), where it stopped and with all that it holds.
class GoingOn {
public:
    virtual ~GoingOn() = default;

    /// Whether the job was stopped, and still has what it had then.
    [[nodiscard]] virtual bool can_go_on() const = 0;
    /// It runs again, and ends as if it had never been stopped. What it was asked meanwhile must be gone. No effect when it cannot.
    virtual void go_on() = 0;
};

}  // namespace shunt::job
