// The subcommand `render`.
#pragma once

#include <CLI/CLI.hpp>

#include "core/cli/exit_code.hpp"

namespace shunt::cli {

/// Adds `render` to the application; `run` is set when the user asks for it.
void add_render(CLI::App& app, Run& run);

}  // namespace shunt::cli
