// `shunt neighbours`: which small changes make a puzzle longer, or let it be solved.
#pragma once

#include <CLI/CLI.hpp>

#include "core/cli/exit_code.hpp"

namespace shunt::cli {

void add_neighbours(CLI::App& app, Run& run);

}  // namespace shunt::cli
