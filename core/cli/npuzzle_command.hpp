// `shunt npuzzle`: boards of unit tiles (the N-puzzle).
#pragma once

#include <CLI/CLI.hpp>

#include "core/cli/exit_code.hpp"

namespace shunt::cli {

/// Adds `npuzzle` with its subcommands `solve BOARD`, `check BOARD` and `shuffle RxC`.
void add_npuzzle(CLI::App& app, Run& run);

}  // namespace shunt::cli
