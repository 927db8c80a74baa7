// Where the command line finds a puzzle, and in which format.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "core/base/result.hpp"
#include "core/puzzle/format/format.hpp"

namespace shunt::cli {

/// A puzzle as the user names it.
struct PuzzleArgument {
    std::string puzzle;
    const puzzle::Format* from = nullptr;  ///< null: the format is recognised by the text
};

/// Adds the positional PUZZLE and --from.
void add_puzzle_argument(CLI::App& command, PuzzleArgument& argument);

/// Adds an option that takes the name of a format.
CLI::Option* add_format_option(CLI::App& command, const std::string& option, const puzzle::Format*& format,
                               const std::string& help);

/// The text that is meant: standard input ("-"), a file, the puzzle of that name from the puzzles folder or a folder in it ($SHUNT_PUZZLES,
/// else puzzles/ in the current folder, else the folder the program was built with), or the argument itself where a format recognises
/// it as one word. The error says where it looked.
[[nodiscard]] Result<std::string> puzzle_text(const PuzzleArgument& argument);

/// The puzzle that is meant; what its reader remarks goes to standard error.
[[nodiscard]] Result<puzzle::Reading> read_puzzle(const PuzzleArgument& argument);

/// The same as a text in the project's own format: the user's own text if it is in that format already.
[[nodiscard]] Result<std::string> read_own_text(const PuzzleArgument& argument);

}  // namespace shunt::cli
