// Where the command line finds a puzzle, and in which format.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "core/base/result.hpp"
#include "core/cli/origin.hpp"
#include "core/puzzle/format/format.hpp"

namespace shunt::cli {

/// A puzzle as the user names it.
struct PuzzleArgument {
    std::string puzzle;
    const puzzle::Format* from = nullptr;  ///< null: the format is recognised by the text
    int board = 0;                         ///< which board of a text of several; 0: the text is one
};

/// Adds the positional PUZZLE, --from and --board.
void add_puzzle_argument(CLI::App& command, PuzzleArgument& argument);

/// Adds an option that takes the name of a format.
CLI::Option* add_format_option(CLI::App& command, const std::string& option, const puzzle::Format*& format,
                               const std::string& help);

/// A puzzle and what is to be said of it.
struct SourcedReading {
    puzzle::Reading reading;
    Origin origin;
    std::string read_as;  ///< in one line; empty for the project's own format
};

/// The text that is meant, the first of these: standard input ("-"); the library's puzzle ("library:NAME"); a file; the word itself, where
/// --from names a format that recognises it; the puzzle of that name in the folder $SHUNT_PUZZLES or in puzzles/, or in a folder in them;
/// the library's; the word itself, where any format recognises it. A name that means several different puzzles gets a note that says so.
/// The error says where it looked, and which names are near.
/// Its origin has no name and no format yet.
[[nodiscard]] Result<SourcedText> puzzle_text(const PuzzleArgument& argument);

/// The puzzle that is meant; what its reader remarks goes to standard error.
[[nodiscard]] Result<SourcedReading> read_puzzle(const PuzzleArgument& argument);

/// The same as a text in the project's own format: the user's own text if it is in that format already.
[[nodiscard]] Result<SourcedText> read_own_text(const PuzzleArgument& argument);
/// The same of a text that was found.
[[nodiscard]] Result<SourcedText> own_text(const PuzzleArgument& argument, SourcedText found);

}  // namespace shunt::cli
