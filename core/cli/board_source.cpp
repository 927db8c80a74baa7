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

Result<SourcedText> read_board(const std::string& board) {
    const bool from_input = board == "-";
    auto text = from_input ? read_input(board) : Result<std::string>(board);
    if (!text) return text.error();
    if (from_input) return SourcedText{std::move(*text), {{}, kStandardInput, {}, {}}};
    auto file = read_if_there(board);
    if (!file) return file.error();
    if (!*file) return SourcedText{board, {{}, kArgument, {}, {}}};
    SourcedText found{std::move(**file), {{}, board, {}, {}}};
    if (npuzzle::parse_board(board)) {
        found.origin.notes.push_back("'" + board +
                                     "' is taken to be the file of that name; the board itself can be had " +
                                     "from standard input");
    }
    tell_notes(found.origin.notes);
    return found;
}

Result<Boards> read_boards(const BoardArguments& arguments) {
    auto text = read_board(arguments.board);
    if (!text) return text.error();
    auto start = npuzzle::parse_boards(text->text);
    if (!start) return start.error();
    auto goal = npuzzle::parse_goal(arguments.goal, *start);
    if (!goal) return goal.error();
    return Boards{std::move(start->board), std::move(*goal), std::move(text->origin)};
}

}  // namespace shunt::cli
