// `shunt find`: the hardest puzzles of a grid.
#pragma once

#include <CLI/CLI.hpp>

#include "core/cli/exit_code.hpp"
#include "core/cli/team.hpp"

namespace shunt::cli {

void add_find(CLI::App& app, Run& run);
/// The same of a team, whose part 0 deals out stocks of pieces. `team` must outlive the run.
void add_find_in_parts(CLI::App& app, Run& run, Team& team);

}  // namespace shunt::cli
