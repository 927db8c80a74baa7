// A census that a folder remembers, of one process or of a team.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "core/cli/exit_code.hpp"
#include "core/cli/run_options.hpp"
#include "core/job/census_job.hpp"

namespace shunt::cli {

struct CheckpointOptions {
    std::string folder;  ///< empty: nothing is remembered
    double seconds = 0;  ///< between two times that it is written; 0: as often as suits what is written there
};

/// Adds --checkpoint-seconds.
void add_checkpoint_seconds(CLI::App& command, CheckpointOptions& options);
/// That and --checkpoint.
void add_checkpoint(CLI::App& command, CheckpointOptions& options);

/// Goes on from the folder, drives the job, which a team shares, writes down how far it is now and then and when it ends, and shows its
/// outcome. `puzzle`: the text that is counted.
[[nodiscard]] ExitCode run_saved(job::CensusJob& job, const std::string& puzzle, const CheckpointOptions& options,
                                 const RunOptions& run);

}  // namespace shunt::cli
