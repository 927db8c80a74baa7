// Runs a job from the command line: progress, interrupt, time limit, output.
#pragma once

#include <string>

#include "core/base/result.hpp"
#include "core/cli/exit_code.hpp"
#include "core/cli/run_options.hpp"
#include "core/job/job.hpp"

namespace shunt::cli {

/// Turns the JSON text of a report into lines for people, each ending with '\n'.
using TextOfReport = std::function<std::string(const std::string&)>;

/// Advances the job in slices until it ends, the time is over or the user interrupts it, and prints the outcome to standard output:
/// its report, or `text` of it. A defect goes to standard error instead.
[[nodiscard]] ExitCode run_job(job::Job& job, const RunOptions& options, const TextOfReport& text);

/// A message that may repeat what it refuses, cut where it is longer than a screen.
[[nodiscard]] std::string shortened(std::string text);

/// Prints "shunt: SUBJECT: error" to standard error; the exit code for bad input.
[[nodiscard]] ExitCode refuse(const std::string& subject, const Error& error);

}  // namespace shunt::cli
