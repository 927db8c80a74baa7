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

using Jobs = CommandList<CancelJob, RetryJob, Survey>;

}  // namespace shunt::ui::command
