// `shunt solve`, `shunt census` and `shunt difficulty`: questions about the state space of one puzzle.
#pragma once

#include <CLI/CLI.hpp>

#include "core/cli/exit_code.hpp"
#include "core/cli/team.hpp"

namespace shunt::cli {

void add_solve(CLI::App& app, Run& run);
void add_census(CLI::App& app, Run& run);
void add_difficulty(CLI::App& app, Run& run);
/// The census of several processes together.
void add_census_in_parts(CLI::App& app, Run& run, Team& team);
/// The same of the difficulty.
void add_difficulty_in_parts(CLI::App& app, Run& run, Team& team);

}  // namespace shunt::cli
