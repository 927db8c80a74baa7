// Boards of unit tiles as text.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/base/result.hpp"
#include "core/npuzzle/board.hpp"

namespace shunt::npuzzle {

/// A board, and the goal where the text shows one behind it.
struct BoardText {
    Board board;
    std::optional<Board> goal;
};

/// Reads a board as parse_board() does, and with it a goal.
[[nodiscard]] Result<BoardText> parse_boards(std::string_view text);

/// Reads a board in any form that the formats of puzzles know (core/puzzle/format/tiles.cpp), else: tiles are separated by spaces, tabs or
/// commas, rows by '/', ';' or line ends; `0`, `_` or `.` is the blank:
///
///     1 2 3/4 5 6/7 8 0        1,2,3,4,5,6,7,8,_        5 . 1
///
/// Without separators of rows the tiles must fill a square; a board of one row ends with '/'. Errors name line, column and token: something
/// that is no tile, rows of unequal length, a tile that stands twice or is missing, no blank or two, more than kMostCells cells.
[[nodiscard]] Result<Board> parse_board(std::string_view text);

/// The same for a board whose size is known, such as a goal: tiles without separators of rows fill it row by row. Another size is an
/// error.
[[nodiscard]] Result<Board> parse_board(std::string_view text, Size size);

/// The goal that a user gave for a board, or that its text shows, or the ordered board. Errors say that they are about the goal.
[[nodiscard]] Result<Board> parse_goal(const std::optional<std::string>& text, const BoardText& start);
[[nodiscard]] Result<Board> parse_goal(const std::optional<std::string>& text, Size size);

/// "RxC", for example "3x4": rows, columns, at most kMostCells cells.
[[nodiscard]] Result<Size> parse_size(std::string_view text);

/// "1 2 3/4 5 6/7 8 0"; a board of one row ends with '/', so that it reads back as itself.
[[nodiscard]] std::string print_board(const Board& board);

/// One line a row, tiles right-aligned, "_" for the blank; every line ends with '\n'.
[[nodiscard]] std::string picture(const Board& board);

}  // namespace shunt::npuzzle
