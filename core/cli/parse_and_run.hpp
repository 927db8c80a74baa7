// From the words of a command line to the exit code.
#pragma once

#include <CLI/CLI.hpp>

#include "core/cli/exit_code.hpp"

namespace shunt::cli {

/// Parses the command line and runs what it names, which its callbacks put into `run`. What cannot be parsed is told on standard error.
[[nodiscard]] int parse_and_run(CLI::App& app, const Run& run, int argc, char** argv);

}  // namespace shunt::cli
