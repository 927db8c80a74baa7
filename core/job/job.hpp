// One interface for every long computation; the command line, a native thread and the page's worker drive it alike:
//
//     auto job = make_job(request);            parse and check; nothing large is allocated
//     while (job->advance(budget)) { job->progress() ... }   slices of a few milliseconds; cancel = stop()
//     job->report(seconds)                     the outcome as JSON
//
// A job never prints, reads a clock, sleeps or starts threads.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/result.hpp"
#include "core/search/status.hpp"

namespace shunt::job {

using search::Status;
using search::to_string;

/// How far a job is. All counts are exact at the moment of asking.
struct Progress {
    std::string phase;                   ///< "counting packings", "searching", "ended", ...
    std::string unit = "positions";      ///< what `done` and `total` count
    std::uint64_t done = 0;              ///< units of work done
    std::optional<std::uint64_t> total;  ///< an upper bound of `done`; absent until known
    std::optional<int> depth;            ///< level being expanded, for searches by level
    std::uint64_t bytes = 0;             ///< memory the job holds now
};

/// A position kept of some depth of a census.
struct Sample {
    std::uint64_t kept = 0;  ///< positions kept of that depth
    std::string position;    ///< as print_position writes it
};

/// What somebody else must do before a job goes on: solve an integer program.
struct Errand {
    std::string program;   ///< in LP format
    bool presolve = true;  ///< false: the solver must do without it
    double seconds = 0;    ///< time limit; 0 for none
};

class Job {
public:
    virtual ~Job() = default;

    /// Works for about `budget` units (a unit is one expanded position or one node of the packing automaton; 10^5 take a few
    /// milliseconds to some tens). Returns false once the job has ended.
    virtual bool advance(std::uint64_t budget) = 0;
    [[nodiscard]] virtual Progress progress() const = 0;
    /// Memory the job takes, known from the moment the packings are counted, before the search allocates; 0 until then.
    [[nodiscard]] virtual std::uint64_t bytes_needed() const = 0;
    /// Ends the job as cancelled, or as limit when the time given to it has run out; what is finished stays in the report.
    virtual void stop(Status why) = 0;
    [[nodiscard]] virtual Status status() const = 0;
    /// What the program's own checks object to, which is a bug; empty when all is well.
    [[nodiscard]] virtual std::string defect() const { return {}; }
    /// The outcome as JSON text with the keys of the command line's --json. `seconds` is measured by the caller.
    [[nodiscard]] virtual std::string report(double seconds) const = 0;
    /// What report() would say now, for jobs whose figures are worth reading while they become more precise; empty otherwise.
    [[nodiscard]] virtual std::string partial_report() const { return {}; }
    /// What a job builds may serve another one later, so whoever can should keep it: under this name, which is fit for a file. Empty for
    /// jobs that build nothing of the kind.
    [[nodiscard]] virtual std::string keepsake_name() const { return {}; }
    /// Gives the job what was kept, before its first advance(). What is wrong with the bytes, if they are of no use: the job then
    /// builds its own.
    virtual std::optional<Error> use_keepsake(std::string_view /*bytes*/) { return Error{"this job keeps nothing"}; }
    /// What this job has built, as bytes to keep; empty when it was given some, or has not finished them.
    [[nodiscard]] virtual std::string keepsake() const { return {}; }
    /// The kept position number `index` (modulo their number) of `depth`; absent for jobs that keep none and depths not reached.
    [[nodiscard]] virtual std::optional<Sample> sample(int /*depth*/, std::uint64_t /*index*/) const {
        return std::nullopt;
    }
    /// What must be done elsewhere now; advance() does nothing until it is brought. Absent for jobs that need nobody, and while they have
    /// work of their own. Writes the program anew at each call.
    [[nodiscard]] virtual std::optional<Errand> errand() const { return std::nullopt; }
    /// Brings what came of errand(): `outcome` is "solution", with the text of a solution file, or "limit", "hung" or "failed", with the
    /// reason. `seconds`: how long it took. No effect when nothing was asked for.
    virtual void bring(std::string_view /*outcome*/, std::string_view /*text*/, double /*seconds*/) {}
};

/// A job of its own class as one of any.
template <class Made>
[[nodiscard]] Result<std::unique_ptr<Job>> any_job(Result<std::unique_ptr<Made>> made) {
    if (!made) return made.error();
    return std::unique_ptr<Job>(std::move(*made));
}

}  // namespace shunt::job
