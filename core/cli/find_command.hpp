// `shunt find`: the hardest puzzles of a grid.
#pragma once

#include <CLI/CLI.hpp>

#include "core/cli/exit_code.hpp"

namespace shunt::cli {

void add_find(CLI::App& app, Run& run);

}  // namespace shunt::cli
