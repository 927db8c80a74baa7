// Jobs of the page's workers as values: what is known of each, and what becomes of it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "core/base/result.hpp"
#include "core/outcome/value.hpp"

namespace shunt::ui {

using outcome::Value;

/// Names a job for as long as the page lives, and the result that it holds; from 1.
using Ticket = int;

/// The modules that do jobs, each in a worker of its own.
enum class JobModule : unsigned char { solver, lab, formats };
/// "solver", "lab", "formats".
[[nodiscard]] const char* to_string(JobModule module);

enum class JobState : unsigned char {
    waiting,  ///< for its turn, or for its module to be loaded
    running,
    resting,  ///< begun; paused, or behind a job of higher priority
    failed,   ///< lost with its worker, or its module could not be loaded; may be asked for again
};
/// The words of the page's queue (web/src/jobs/job.ts).
[[nodiscard]] const char* to_string(JobState state);

struct JobProgress {
    std::string phase;
    std::string unit = "positions";  ///< what done and total count
    std::uint64_t done = 0;
    std::optional<std::uint64_t> total;  ///< an upper bound of done
    std::optional<int> depth;            ///< for jobs that go by levels
    std::uint64_t bytes = 0;
    std::uint64_t bytes_needed = 0;
    double seconds = 0;
    double rate = 0;  ///< units per second

    /// 0 to 1; empty until the total is known.
    [[nodiscard]] std::optional<float> fraction() const;
    /// At most this long, when total and rate are known, and the rate has settled.
    [[nodiscard]] std::optional<double> seconds_left() const;
};

/// Whether the worker holds the result of a job until it is released.
enum class Hold : unsigned char {
    no,
    stopped,  ///< only when it was stopped and can go on
    always,   ///< for questions, too
};

/// How a job is asked for, besides its request.
struct JobTerms {
    JobModule module = JobModule::solver;
    std::string title;   ///< for the line that shows it: "Solving Klotski"
    std::string lane{};  ///< a job ends the older one of its lane; empty: none
    int priority = 0;    ///< a job of higher priority puts those of lower priority to rest
    Hold hold = Hold::no;
    bool aside = false;  ///< a card of its own tells of it: it is not listed with the others unless it has failed
};

struct Job {
    Ticket ticket = 0;
    JobTerms terms;
    std::string kind;  ///< the request's job: "census"
    JobProgress progress;
    JobState state = JobState::waiting;
    bool cancelling = false;
    bool paused = false;  ///< by its owner
    std::string failure;  ///< why it failed, a sentence
    std::string message;  ///< that starts it
};

// What they say of reports lies in the message that told of them, and is gone when everybody has been told.

struct JobDone {
    Ticket ticket = 0;
    Value report;
    bool goes_on = false;  ///< it was stopped, and JobList::go_on() lets it go on as long as it is held
};
/// The job was refused; asking again would not help.
struct JobFailed {
    Ticket ticket = 0;
    std::string message;  ///< a sentence for the user
    Error error;          ///< the same with its place in the text that was asked about
};
/// The job was ended without an answer after a cancel; nothing to complain about.
struct JobDropped {
    Ticket ticket = 0;
};
struct JobProgressed {
    Ticket ticket = 0;
    Value report;  ///< what the job would report now; null for jobs that do not say
};
/// An answer is being worked out.
struct JobAnswering {
    Ticket ticket = 0;  ///< of the job whose result was asked
    Value asked;        ///< the question, as it was asked
    double share = 0;   ///< of the work that is done, from 0 to 1
};
struct JobAnswered {
    Ticket ticket = 0;  ///< of the job whose result was asked
    Value asked;        ///< the question, as it was asked
    Value report;
};
/// A result that was held went with its worker, and with it every question that was asked of it.
struct JobGone {
    Ticket ticket = 0;
};
using JobEvent =
    std::variant<std::monostate, JobDone, JobFailed, JobDropped, JobProgressed, JobAnswering, JobAnswered, JobGone>;

}  // namespace shunt::ui
