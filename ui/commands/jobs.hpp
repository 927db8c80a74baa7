// Commands about the list of jobs, whatever they are for.
#pragma once

#include "ui/commands/desk.hpp"
#include "ui/jobs/job.hpp"
#include "ui/model/worker_messages.hpp"

namespace shunt::ui::command {

/// Ends a job, or takes one that has failed off the list.
struct CancelJob {
    Ticket ticket = 0;

    void run(Desk desk) const { cancel_job(desk.model, ticket); }
};
/// Asks once more for a job that has failed.
struct RetryJob {
    Ticket ticket = 0;

    void run(Desk desk) const { desk.jobs().again(ticket); }
};

/// Has what costs little worked out before anybody asks.
struct CountUnasked {
    void run(Desk desk) const { desk.model.counting.count_unasked(); }
};

/// The same in one metric more, once it is known to cost little.
struct CompareMetrics {
    void run(Desk desk) const { desk.model.counting.compare(); }
};

/// Works out how far it is from here, without being asked.
struct MeasureToGo {
    void run(Desk desk) const { desk.model.distance.measure(); }
};
/// The same of one thing more that there is to know of the puzzle.
struct FindUnasked {
    void run(Desk desk) const { desk.model.research.find_unasked(); }
};

}  // namespace shunt::ui::command
