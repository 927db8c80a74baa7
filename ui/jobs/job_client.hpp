// A module of the page's workers as the workbench sees it: one job at a time, reached by messages only (wasm/protocol.md).
//
//     start(title, request) ──> message "start"      progress ──> running()->progress
//     cancel(), pause()     ──> "cancel", "pause"    done, error ──> an event, returned by receive()
//
// A request made while a job runs cancels that job and waits for its end; a later request replaces the one that waits. Whoever asks
// keeps the number of his job and takes the events that bear it.
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "ui/model/outbox.hpp"

namespace shunt::ui {

struct JobProgress {
    std::string phase;
    std::string unit = "positions";  ///< what done and total count
    std::uint64_t done = 0;
    std::optional<std::uint64_t> total;  ///< an upper bound of done
    std::optional<int> depth;            ///< for jobs that go by levels
    std::uint64_t bytes = 0;
    std::uint64_t bytes_needed = 0;
    double seconds = 0;
    double rate = 0;     ///< units per second
    std::string report;  ///< what the job would report now, as JSON; empty for jobs that do not say

    /// 0 to 1; empty until the total is known.
    [[nodiscard]] std::optional<float> fraction() const;
    /// At most this long, when total and rate are known.
    [[nodiscard]] std::optional<double> seconds_left() const;
};

struct RunningJob {
    int id = 0;
    std::string title;  ///< for the line that shows it: "Solving Klotski"
    std::string kind;   ///< the request's job
    JobProgress progress;
    bool cancelling = false;
    bool paused = false;
};

struct JobDone {
    int id = 0;
    std::string report;  ///< JSON
};
struct JobFailed {
    int id = 0;
    std::string message;  ///< a sentence for the user
};
/// The job was ended without an answer after a cancel; nothing to complain about.
struct JobDropped {
    int id = 0;
};
struct JobProgressed {
    int id = 0;
};
struct SampleArrived {
    int depth = 0;
    std::uint64_t index = 0;
    std::uint64_t kept = 0;
    std::string position;
};
using JobEvent = std::variant<std::monostate, JobDone, JobFailed, JobDropped, JobProgressed, SampleArrived>;

class JobClient {
public:
    /// "solver" or "lab".
    explicit JobClient(std::string module) : module_(std::move(module)) {}

    /// Null when no job runs.
    [[nodiscard]] const RunningJob* running() const { return running_ ? &*running_ : nullptr; }
    [[nodiscard]] bool busy() const { return running_.has_value(); }
    /// Whether the job runs or waits.
    [[nodiscard]] bool has(int id) const;

    /// Asks for a job by the fields of its request; returns its number (from 1).
    int start(std::string title, const nlohmann::json& request, Outbox& outbox);
    /// Ends the job that runs.
    void cancel(Outbox& outbox);
    /// Ends the job of that number, and forgets it if it waits.
    void cancel(int id, Outbox& outbox);
    /// Lets the job of that number rest, or go on, if it runs.
    void pause(int id, bool paused, Outbox& outbox);
    /// Whether the worker still holds the outcome of the job.
    [[nodiscard]] bool holds(int id) const { return id != 0 && id == ended_id_; }
    /// Asks for a position kept by a census that it holds.
    void sample(int id, int depth, std::uint64_t index, Outbox& outbox);

    /// One message of the page (web/src/page/job_messages.ts). Those of other modules and of jobs that are over are ignored.
    JobEvent receive(std::string_view json, Outbox& outbox);

private:
    struct Waiting {
        int id = 0;
        std::string title;
        std::string kind;
        std::string message;
    };

    void post(Waiting job, Outbox& outbox);
    [[nodiscard]] std::string message(const char* type, int id, const nlohmann::json& rest) const;
    [[nodiscard]] JobEvent receive_own(const nlohmann::json& content, Outbox& outbox);
    JobEvent finish(const nlohmann::json& content, Outbox& outbox);
    JobEvent fail(std::string text, Outbox& outbox);
    /// Ends the running job and starts the one that waits.
    int close(Outbox& outbox);
    void read_progress(const nlohmann::json& content);

    std::string module_;
    int last_id_ = 0;
    int ended_id_ = 0;  // the job whose outcome the worker still holds; 0 when none
    std::optional<RunningJob> running_;
    std::optional<Waiting> waiting_;
};

}  // namespace shunt::ui
