// How difficult what is drawn in Build is (core/analysis/difficulty.hpp): measured when it is asked for, since it takes long.
//
//     measure() ──> job `difficulty` of the lab ── reports, the last one too ──> estimate()        another drawing forgets it
#pragma once

#include <optional>

#include "core/puzzle/metric.hpp"
#include "ui/jobs/job_list.hpp"
#include "ui/jobs/reports.hpp"
#include "ui/model/library.hpp"

namespace shunt::ui {

class Measurement {
public:
    /// What is drawn is another, or in another metric; null while there is nothing to measure. The same again: no effect.
    void look_at(const EntryPtr& puzzle, puzzle::Metric metric, JobList& jobs, Outbox& outbox);
    /// Until the error is 1 %; nothing happens while that goes on, and when there is nothing to measure.
    void measure(JobList& jobs, Outbox& outbox);
    /// What was found by then stays.
    void stop(JobList& jobs, Outbox& outbox) { jobs.cancel(ticket_, outbox); }

    [[nodiscard]] bool running(const JobList& jobs) const { return jobs.has(ticket_); }
    /// With a value of BB; while it is measured, the best so far. Null while there is none.
    [[nodiscard]] const DifficultyOutcome* estimate() const { return estimate_ ? &*estimate_ : nullptr; }

    /// Events of other jobs are ignored.
    void receive(const JobEvent& event, const JobList& jobs, Outbox& outbox);

private:
    void take(const std::string& report);

    EntryPtr puzzle_;
    puzzle::Metric metric_ = puzzle::Metric::move;
    Ticket ticket_ = 0;
    std::optional<DifficultyOutcome> estimate_;
};

}  // namespace shunt::ui
