#include "core/cli/board_source.hpp"

#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>

#include "core/npuzzle/board_text.hpp"

namespace shunt::cli {

void add_board(CLI::App& command, BoardArguments& boards) {
    command
        .add_option("BOARD", boards.board,
                    "rows of tiles, such as \"1 2 3/4 5 6/7 8 0\" (0, _ or . is the blank), a file with them, or - for "
                    "standard input")
        ->required();
    command.add_option("--goal", boards.goal, "the board to reach; default: 1, 2, 3, ... row by row, the blank last");
}

std::string read_board(const std::string& board) {
    if (board == "-") return {std::istreambuf_iterator<char>(std::cin), std::istreambuf_iterator<char>()};
    std::error_code none;
    std::ifstream file;
    if (std::filesystem::is_regular_file(board, none)) file.open(board, std::ios::binary);
    if (!file.is_open()) return board;
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

Result<Boards> read_boards(const BoardArguments& arguments) {
    const auto start = npuzzle::parse_board(read_board(arguments.board));
    if (!start) return start.error();
    const auto goal = npuzzle::parse_goal(arguments.goal, start->size());
    if (!goal) return goal.error();
    return Boards{*start, *goal};
}

}  // namespace shunt::cli
