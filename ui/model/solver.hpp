// The solver as the workbench sees it: one job at a time in a worker that is reached by messages only
// (wasm/protocol.md).
//
//     start(request) ──> message "start"          progress ──> running()->progress
//     cancel()       ──> message "cancel"         done, error ──> an event, returned by receive()
//
// A request made while a job runs cancels that job and waits for its end; a later request replaces the one that waits.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "core/puzzle/puzzle.hpp"
#include "ui/model/library.hpp"
#include "ui/model/outbox.hpp"
#include "ui/model/reports.hpp"

namespace shunt::ui {

/// Why a job runs, which decides what becomes of its result.
enum class Purpose : unsigned char {
    solve,   ///< the answer from the puzzle's start
    here,    ///< the answer from another position
    hint,    ///< only its first move is shown
    census,  ///< the histogram
    resume,  ///< the same census again, because samples of it are wanted and another job has replaced it in the worker
};

struct JobRequest {
    Purpose purpose = Purpose::solve;
    EntryPtr entry;
    puzzle::Metric metric = puzzle::Metric::move;
    puzzle::Position from;  ///< where the job begins

    [[nodiscard]] bool is_census() const { return purpose == Purpose::census || purpose == Purpose::resume; }
};

struct JobProgress {
    std::string phase;
    std::uint64_t done = 0;
    std::optional<std::uint64_t> total;  ///< an upper bound of done
    int depth = 0;
    std::uint64_t bytes = 0;
    std::uint64_t bytes_needed = 0;
    double seconds = 0;
    double rate = 0;  ///< positions per second

    /// 0 to 1; empty until the total is known.
    [[nodiscard]] std::optional<float> fraction() const;
    /// At most this long, when total and rate are known.
    [[nodiscard]] std::optional<double> seconds_left() const;
};

struct RunningJob {
    int id = 0;
    JobRequest request;
    JobProgress progress;
    bool cancelling = false;
};

struct SolveDone {
    JobRequest request;
    SolveReport report;
};
struct CensusDone {
    JobRequest request;
    CensusReport report;
};
struct JobFailed {
    JobRequest request;
    std::string message;
};
/// The worker was ended from outside after a cancel; nothing to complain about.
struct JobDropped {
    JobRequest request;
};
struct SampleArrived {
    int depth = 0;
    std::uint64_t index = 0;
    std::uint64_t kept = 0;
    std::string position;
};
using SolverEvent = std::variant<std::monostate, SolveDone, CensusDone, JobFailed, JobDropped, SampleArrived>;

class Solver {
public:
    [[nodiscard]] const std::optional<RunningJob>& running() const { return running_; }
    [[nodiscard]] bool busy() const { return running_.has_value(); }
    /// The worker could not be loaded at all; jobs would never end.
    [[nodiscard]] const std::string& unavailable() const { return unavailable_; }

    void start(JobRequest request, Outbox& outbox);
    void cancel(Outbox& outbox);
    /// Whether the worker still holds the census of this puzzle and metric.
    [[nodiscard]] bool can_sample(const Entry& entry, puzzle::Metric metric) const;
    void sample(int depth, std::uint64_t index, Outbox& outbox);

    /// One message of the worker, or of the page's client. Messages about jobs that are over are ignored.
    SolverEvent receive(std::string_view json, Outbox& outbox);

private:
    struct Message;
    void post_start(JobRequest request, Outbox& outbox);
    SolverEvent finish(const Message& message, Outbox& outbox);
    SolverEvent fail(std::string text, Outbox& outbox);
    SolverEvent lost(Outbox& outbox);
    /// Ends the running job and starts the one that waits.
    JobRequest close(Outbox& outbox);
    void read_progress(const Message& message);

    int last_id_ = 0;
    std::optional<RunningJob> running_;
    std::optional<JobRequest> waiting_;
    std::string unavailable_;
    int census_id_ = 0;  // job whose census the worker holds; 0 when none
    EntryPtr census_entry_;
    puzzle::Metric census_metric_ = puzzle::Metric::move;
};

}  // namespace shunt::ui
