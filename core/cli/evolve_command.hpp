// `shunt evolve`: hard puzzles on grids that have too many boards to search them all.
#pragma once

#include <CLI/CLI.hpp>

#include "core/cli/exit_code.hpp"

namespace shunt::cli {

void add_evolve(CLI::App& app, Run& run);

}  // namespace shunt::cli
