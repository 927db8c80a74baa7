// One interface for every long computation; the command line, a native thread and the page's worker drive it alike:
//
//     auto job = SolveJob::create(request);    parse and check; nothing large is allocated
//     while (job->advance(budget)) { job->progress() ... }   slices of a few milliseconds; cancel = stop()
//     job->outcome()                           what was found, as a value (core/outcome)
//
// A job never prints, reads a clock, sleeps or starts threads, and all that costs time is done in advance(). What only some jobs have
// (capabilities.hpp) is asked for by a pointer, which is null for the others.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "core/base/result.hpp"
#include "core/base/words.hpp"
#include "core/job/capabilities.hpp"
#include "core/job/question.hpp"
#include "core/outcome/archive.hpp"
#include "core/search/status.hpp"

namespace shunt::job {

using search::Status;
using search::to_string;

/// How far a job is. All counts are exact at the moment of asking.
struct Progress {
    std::string phase;                    ///< "counting packings", "searching", "ended", ...
    std::string unit = say("positions");  ///< what `done` and `total` count
    std::uint64_t done = 0;               ///< units of work done
    std::optional<std::uint64_t> total;   ///< an upper bound of `done`; absent until known
    bool is_even = false;                 ///< each unit takes about as long: how long all can take at most may be told
    std::optional<int> depth;             ///< level being expanded, for searches by level
    std::uint64_t bytes = 0;              ///< memory the job holds now
    bool worth_reading = false;  ///< whether the outcome so far is: its figures become more precise while the job runs
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
    /// Memory the job takes at most, known as soon: what it needs, or what it is allowed where it takes as much as it finds; 0 until then,
    /// and for jobs that do not know.
    [[nodiscard]] virtual std::uint64_t bytes_at_most() const { return bytes_needed(); }
    /// Ends the job as cancelled, or as limit when the time given to it has run out; what is finished stays in the outcome.
    virtual void stop(Status why) = 0;
    [[nodiscard]] virtual Status status() const = 0;
    /// Writes the outcome, or what is known of it so far. `seconds` is measured by the caller. O(what is written).
    virtual void write_outcome(outcome::Writer& to, double seconds) const = 0;
    /// What the program's own checks object to, which is a bug; empty when all is well. O(1), unlike the outcome.
    [[nodiscard]] virtual std::string defect() const { return {}; }

    // Capabilities.
    [[nodiscard]] virtual CachedTables* cached_tables() { return nullptr; }
    [[nodiscard]] virtual ExternalSolver* external_solver() { return nullptr; }
    [[nodiscard]] virtual Questions* questions() { return nullptr; }
    [[nodiscard]] virtual GoingOn* going_on() { return nullptr; }
};

/// A job whose outcome is of that type.
template <class Outcome>
class JobOf : public Job {
public:
    /// What was found, or is found so far; `seconds` is left at 0. O(what is found).
    [[nodiscard]] Outcome outcome() const {
        Outcome told = make_outcome();
        told.defect = defect();
        return told;
    }

    void write_outcome(outcome::Writer& to, double seconds) const final {
        Outcome told = outcome();
        told.seconds = seconds;
        outcome::write(to, told);
    }

private:
    /// All of the outcome but its seconds and its defect.
    [[nodiscard]] virtual Outcome make_outcome() const = 0;
};

/// A job of its own class as one of any.
template <class Made>
[[nodiscard]] Result<std::unique_ptr<Job>> any_job(Result<std::unique_ptr<Made>> made) {
    if (!made) return made.error();
    return std::unique_ptr<Job>(std::move(*made));
}

}  // namespace shunt::job
