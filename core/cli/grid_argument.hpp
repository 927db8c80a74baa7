// The size of a grid on the command line.
#pragma once

#include <CLI/CLI.hpp>
#include <optional>
#include <string>

#include "core/counting/grid.hpp"

namespace shunt::cli {

/// Adds the positional RxC ("4x5": rows x columns). Anything else is an error of the command line.
CLI::Option* add_grid_argument(CLI::App& command, std::optional<counting::Grid>& grid);

/// The size a text gives, of any sides. Error: a text of another form, a side beyond int.
[[nodiscard]] Result<counting::Grid> read_grid(const std::string& text);

/// The same, for grids that are counted. Error also: a side out of range.
[[nodiscard]] Result<counting::Grid> parse_grid(const std::string& text);

}  // namespace shunt::cli
