// Runs a job from the command line: progress, interrupt, time limit, output.
#pragma once

#include <functional>
#include <string>

#include "core/base/result.hpp"
#include "core/cli/answer.hpp"
#include "core/cli/exit_code.hpp"
#include "core/cli/run_options.hpp"
#include "core/job/job.hpp"
#include "core/outcome/json_text.hpp"

namespace shunt::cli {

/// One slice of a job and what has to be done around it; false once the job has ended. Empty: Job::advance alone.
using Slice = std::function<bool(std::uint64_t budget)>;

/// Advances the job until it ends, the time is over or the user interrupts it; returns the seconds it took.
[[nodiscard]] double drive(job::Job& job, const RunOptions& options, const Slice& slice);

/// Prints `text` to standard output, unless there is a defect, which goes to standard error instead.
[[nodiscard]] ExitCode show(job::Status status, const std::string& defect, const std::string& text);

/// Drives the job and shows its outcome: as JSON, or what `text` makes of it, lines for people that end with '\n'.
template <class Outcome>
[[nodiscard]] ExitCode run_job(job::JobOf<Outcome>& job, const RunOptions& options, std::string (*text)(const Outcome&),
                               const Slice& slice = {}) {
    const double seconds = drive(job, options, slice);
    Outcome outcome = job.outcome();
    outcome.seconds = seconds;
    const search::Status status = outcome.status;
    const std::string defect = outcome.defect;
    if (options.silent) return show(status, defect, {});
    if (!options.json)
        return show(status, defect,
                    text(outcome) + team_text(options.team) + disk_text(options.shelf) + origin_text(options.origin));
    const Answer<Outcome> answer{std::move(outcome), options.origin, team_figures(options.team),
                                 disk_figures(options.shelf)};
    return show(status, defect, outcome::to_json(answer) + "\n");
}

/// A message that may repeat what it refuses, cut where it is longer than a screen.
[[nodiscard]] std::string shortened(std::string text);

/// Prints "shunt: SUBJECT: error" to standard error; the exit code for bad input, or, where a signal was what ended the reading of it,
/// that of cancelled jobs.
[[nodiscard]] ExitCode refuse(const std::string& subject, const Error& error);

}  // namespace shunt::cli
