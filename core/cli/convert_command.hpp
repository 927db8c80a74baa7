// shunt convert: one format to another.
#pragma once

#include <CLI/CLI.hpp>

#include "core/cli/exit_code.hpp"

namespace shunt::cli {

/// Adds the subcommand; `run` becomes what it does.
void add_convert(CLI::App& app, Run& run);

}  // namespace shunt::cli
