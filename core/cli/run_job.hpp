// Runs one job from the command line: input, progress, interrupt, output.
#pragma once

#include "core/cli/arguments.hpp"

namespace shunt::cli {

/// What the command returns to the shell; scripts depend on these numbers.
enum class ExitCode { done = 0, unsolvable = 1, bad_input = 2, limit = 3, cancelled = 4, defect = 70 };

/// Reads the puzzle, runs the job in slices until it ends, the time is over or the user interrupts it, and prints the outcome
/// to standard output (errors to standard error).
[[nodiscard]] ExitCode run_job(const JobArguments& arguments);

}  // namespace shunt::cli
