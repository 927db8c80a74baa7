// `shunt tiles`: boards of unit tiles (the N-puzzle).
#pragma once

#include <CLI/CLI.hpp>

#include "core/cli/exit_code.hpp"

namespace shunt::cli {

/// Adds `tiles` with its subcommands `solve BOARD`, `check BOARD` and `shuffle RxC`.
void add_tiles(CLI::App& app, Run& run);

}  // namespace shunt::cli
