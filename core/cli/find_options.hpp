// Options that `shunt find` and `shunt evolve` have in common.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

#include "core/base/result.hpp"
#include "core/cli/team.hpp"
#include "core/finder/puzzle_kind.hpp"
#include "core/job/found_puzzles.hpp"
#include "core/puzzle/shape.hpp"

namespace shunt::cli {

/// Adds the positional RxC ("4x5": rows x columns).
void add_size_argument(CLI::App& command, int& rows, int& columns);
/// Adds --kind.
void add_puzzle_kind_option(CLI::App& command, finder::PuzzleKind& kind);
/// Makes the folder if it is not there. Error: it cannot be made, or not be written to.
[[nodiscard]] std::optional<Error> open_folder(const std::string& folder);
/// Writes each puzzle into a file of the folder, as open_folder() leaves it.
[[nodiscard]] std::optional<Error> write_puzzles(const std::string& folder,
                                                 const std::vector<job::PuzzleFile>& puzzles);
/// Reads a file of drawn shapes, see counting::parse_shapes; in a team, part 0 does so for all. Error: no such file, or one of its.
[[nodiscard]] Result<std::vector<puzzle::Shape>> read_shapes(const std::string& path, Team* team = nullptr);

}  // namespace shunt::cli
