// A census whose levels are in files (disk_shelf.hpp): `--storage disk:DIR`.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "core/analysis/shelved_exploration.hpp"
#include "core/cli/exit_code.hpp"
#include "core/cli/run_options.hpp"
#include "core/job/census_job.hpp"

namespace shunt::cli {

/// Makes of --storage one that takes disk:DIR, too, and says by `folder` where; empty: it was not asked for.
void add_disk(CLI::App& command, std::optional<analysis::Storage>& storage, std::string& folder,
              const std::string& help);

/// Drives a job that keeps its levels in a folder, and shows its outcome; goes on from what the folder holds. `levels` is what the job was
/// asked with; `puzzle`: the text that is counted; `seconds` between two times that it is written where the census is.
[[nodiscard]] ExitCode run_on_disk(job::CensusJob& job, analysis::ShelvedLevels& levels, const std::string& folder,
                                   const std::string& puzzle, double seconds, RunOptions run);

}  // namespace shunt::cli
