// The module `solver` as the workbench sees it: its jobs about the puzzle that is open, and what becomes of their results.
#pragma once

#include <map>

#include "core/puzzle/puzzle.hpp"
#include "ui/jobs/job_client.hpp"
#include "ui/jobs/reports.hpp"
#include "ui/model/library.hpp"

namespace shunt::ui {

/// Why a job runs, which decides what becomes of its result.
enum class Purpose : unsigned char {
    solve,   ///< the answer from the puzzle's start
    all,     ///< the answer from the puzzle's start with the number of shortest solutions, and some of them
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

struct SolveDone {
    JobRequest request;
    SolveOutcome report;
};
struct CensusDone {
    JobRequest request;
    CensusOutcome report;
};
struct SolverFailed {
    JobRequest request;
    std::string message;
};
/// The job was ended from outside after a cancel.
struct SolverDropped {
    JobRequest request;
};
using SolverEvent = std::variant<std::monostate, SolveDone, CensusDone, SolverFailed, SolverDropped, SampleArrived>;

class Solver {
public:
    [[nodiscard]] const RunningJob* running() const { return client_.running(); }
    [[nodiscard]] bool busy() const { return client_.busy(); }

    void start(JobRequest request, Outbox& outbox);
    void cancel(Outbox& outbox) { client_.cancel(outbox); }
    /// Whether the worker still holds the census of this puzzle and metric.
    [[nodiscard]] bool can_sample(const Entry& entry, puzzle::Metric metric) const;
    void sample(int depth, std::uint64_t index, Outbox& outbox);

    /// One message for the workbench; those that do not concern the solver are ignored.
    SolverEvent receive(std::string_view json, Outbox& outbox);

private:
    SolverEvent on(const std::monostate&) { return {}; }
    SolverEvent on(const JobDone& done);
    SolverEvent on(const JobFailed& failed) { return SolverFailed{take(failed.id), failed.message}; }
    SolverEvent on(const JobDropped& dropped) { return SolverDropped{take(dropped.id)}; }
    SolverEvent on(const JobProgressed&) { return {}; }
    SolverEvent on(const SampleArrived& sample) { return sample; }
    JobRequest take(int id);

    JobClient client_{"solver"};
    std::map<int, JobRequest> requests_;  // of the jobs that run or wait
    int census_id_ = 0;                   // job whose census the worker holds; 0 when none
    EntryPtr census_entry_;
    puzzle::Metric census_metric_ = puzzle::Metric::move;
};

}  // namespace shunt::ui
