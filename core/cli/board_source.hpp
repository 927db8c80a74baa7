// Where the commands of `shunt npuzzle` find their boards.
#pragma once

#include <CLI/CLI.hpp>
#include <optional>
#include <string>

#include "core/base/result.hpp"
#include "core/cli/origin.hpp"
#include "core/npuzzle/board.hpp"

namespace shunt::cli {

/// A board as the user gives it, and its goal.
struct BoardArguments {
    std::string board;                ///< a text, a file, or "-"
    std::optional<std::string> goal;  ///< a text
};

/// Adds the positional BOARD and --goal.
void add_board(CLI::App& command, BoardArguments& boards);

/// The text of "-" (standard input), of a file of that name, or the argument itself. Errors: those of reading.
[[nodiscard]] Result<SourcedText> read_board(const std::string& board);

struct Boards {
    npuzzle::Board start;
    npuzzle::Board goal;  ///< the ordered board, unless another was given
    Origin origin;
};

/// Both boards, of one size. Errors: those of their texts.
[[nodiscard]] Result<Boards> read_boards(const BoardArguments& arguments);

}  // namespace shunt::cli
