// What can be asked of one puzzle beside its levels, as options of the command line.
#pragma once

#include <CLI/CLI.hpp>

#include "core/job/census_job.hpp"
#include "core/job/difficulty_job.hpp"
#include "core/job/solve_job.hpp"

namespace shunt::cli {

// The requests live as long as the application.

/// --any, which excludes what else only a proof can answer, or only a proof has: after all other options of `solve`.
void add_any(CLI::App& command, bool& any);
/// --choices and --through: what all shortest solutions have to choose from.
void add_choices(CLI::App& command, job::SolveRequest& request);
/// --hardest, --diameter, --components and --positions.
void add_findings(CLI::App& command, job::CensusRequest& request);
/// --threads.
void add_threads(CLI::App& command, int& threads);
/// --precision, --samples and --seed.
void add_sampling(CLI::App& command, job::DifficultyRequest& request);

}  // namespace shunt::cli
