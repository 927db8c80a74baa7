// `shunt boards`: how many boards fill a grid, and how many are just solved; or every one of them.
#pragma once

#include <CLI/CLI.hpp>

#include "core/cli/exit_code.hpp"

namespace shunt::cli {

void add_boards(CLI::App& app, Run& run);

}  // namespace shunt::cli
