// Commands that tell of the program itself.
#pragma once

#include <CLI/CLI.hpp>

#include "core/cli/exit_code.hpp"

namespace shunt::cli {

/// `shunt completion`: needs all other commands described, as does the next.
void add_completion(CLI::App& app, Run& run);
/// `shunt manual`.
void add_manual(CLI::App& app, Run& run);

}  // namespace shunt::cli
