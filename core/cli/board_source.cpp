#include "core/cli/board_source.hpp"

#include "core/cli/input_file.hpp"
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
    if (board == "-") return *read_input(board);
    const auto text = read_if_there(board);
    return text && *text ? **text : board;
}

Result<Boards> read_boards(const BoardArguments& arguments) {
    const auto start = npuzzle::parse_board(read_board(arguments.board));
    if (!start) return start.error();
    const auto goal = npuzzle::parse_goal(arguments.goal, start->size());
    if (!goal) return goal.error();
    return Boards{*start, *goal};
}

}  // namespace shunt::cli
