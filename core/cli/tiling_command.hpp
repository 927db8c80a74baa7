// `shunt tile`: how many tilings a board has, and a random one.
#pragma once

#include <CLI/CLI.hpp>

#include "core/cli/exit_code.hpp"

namespace shunt::cli {

void add_tile(CLI::App& app, Run& run);

}  // namespace shunt::cli
