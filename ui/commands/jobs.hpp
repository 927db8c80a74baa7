// Commands about the list of jobs, whatever they are for.
#pragma once

#include "ui/commands/command_list.hpp"
#include "ui/jobs/job.hpp"

namespace shunt::ui::command {

/// Ends a job, or takes one that has failed off the list.
struct CancelJob {
    Ticket ticket = 0;
};
/// Asks once more for a job that has failed.
struct RetryJob {
    Ticket ticket = 0;
};

/// Has what costs little worked out before anybody asks.
struct Survey {};

/// The same in one metric more, once it is known to cost little.
struct CompareMetrics {};

/// Works out how far it is from here, without being asked.
struct MeasureToGo {};
/// The same of one thing more that there is to know of the puzzle.
struct FindUnasked {};

using Jobs = CommandList<CancelJob, RetryJob, Survey, CompareMetrics, MeasureToGo, FindUnasked>;

}  // namespace shunt::ui::command
