// `shunt verify`: a result card checked.
#pragma once

#include <CLI/CLI.hpp>

#include "core/cli/exit_code.hpp"

namespace shunt::cli {

void add_verify(CLI::App& app, Run& run);

}  // namespace shunt::cli
