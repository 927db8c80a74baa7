#include "core/cli/tiles_command.hpp"

#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <memory>
#include <optional>
#include <random>

#include "core/cli/run_job.hpp"
#include "core/cli/tables_cache.hpp"
#include "core/cli/tiles_text.hpp"
#include "core/job/shuffle_job.hpp"
#include "core/job/tiles_job.hpp"
#include "core/tiles/board_text.hpp"

namespace shunt::cli {
namespace {

/// A board as the user gives it, and its goal.
struct BoardArguments {
    std::string board;                ///< a text, a file, or "-"
    std::optional<std::string> goal;  ///< a text
};

struct SolveArguments {
    BoardArguments boards;
    std::string with;  ///< empty: the faster one
    std::uint64_t memory_limit = kDefaultMemory;
    bool large_tables = false;
    RunOptions run;
};

struct CheckArguments {
    BoardArguments boards;
    bool json = false;
};

struct ShuffleArguments {
    std::string size;
    std::optional<std::uint64_t> seed;
    job::ShuffleRequest request;
    RunOptions run;
};

void add_board(CLI::App& command, BoardArguments& boards) {
    command
        .add_option("BOARD", boards.board,
                    "rows of tiles, such as \"1 2 3/4 5 6/7 8 0\" (0, _ or . is the blank), a file with them, or - for "
                    "standard input")
        ->required();
    command.add_option("--goal", boards.goal, "the board to reach; default: 1, 2, 3, ... row by row, the blank last");
}

/// The text of "-", of a file of that name, or the argument itself.
std::string read_board(const std::string& board) {
    if (board == "-") return {std::istreambuf_iterator<char>(std::cin), std::istreambuf_iterator<char>()};
    std::error_code none;
    std::ifstream file;
    if (std::filesystem::is_regular_file(board, none)) file.open(board, std::ios::binary);
    if (!file.is_open()) return board;
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

ExitCode solve(const SolveArguments& arguments) {
    job::TilesRequest request{read_board(arguments.boards.board), arguments.boards.goal, std::nullopt,
                              arguments.memory_limit};
    if (!arguments.with.empty()) request.method = arguments.with == "bfs" ? tiles::Method::bfs : tiles::Method::ida;
    if (arguments.large_tables) request.tables = tiles::TableSize::large;
    auto job = job::TilesJob::create(request);
    if (!job) return refuse(arguments.boards.board, job.error());
    const TablesCache cache;
    cache.give_to(**job);
    const ExitCode code = run_job(**job, arguments.run, tiles_text);
    cache.keep_from(**job);
    return code;
}

ExitCode check(const CheckArguments& arguments) {
    const auto board = tiles::parse_board(read_board(arguments.boards.board));
    if (!board) return refuse(arguments.boards.board, board.error());
    const auto goal = tiles::parse_goal(arguments.boards.goal, board->size());
    if (!goal) return refuse(arguments.boards.board, goal.error());
    const tiles::Solvability found = tiles::solvability(*board, *goal);
    std::cout << (arguments.json ? job::solvability_report(*board, found) : found.reason) << "\n";
    return found.solvable ? ExitCode::done : ExitCode::unsolvable;
}

ExitCode shuffle(const ShuffleArguments& arguments) {
    const auto size = tiles::parse_size(arguments.size);
    if (!size) return refuse(arguments.size, size.error());
    job::ShuffleRequest request = arguments.request;
    request.size = *size;
    request.seed = arguments.seed ? *arguments.seed : std::random_device()();
    auto job = job::make_shuffle_job(request);
    if (!job) return refuse(arguments.size, job.error());
    return run_job(**job, arguments.run, shuffle_text);
}

void add_solve(CLI::App& tiles, Run& run) {
    CLI::App& command = *tiles.add_subcommand(
        "solve", "Finds a shortest solution and proves it shortest; of large boards, the best in the time given");
    auto arguments = std::make_shared<SolveArguments>();
    add_board(command, arguments->boards);
    command
        .add_option("--with", arguments->with,
                    "bfs (breadth-first, up to 12 cells) or ida (iterative deepening with pattern databases); default: "
                    "the faster one")
        ->check(CLI::IsMember({"bfs", "ida"}));
    command.add_flag(
        "--large-tables", arguments->large_tables,
        "tables that take half a minute instead of seconds to build, once, and solve the hardest boards of "
        "the 15-puzzle some three times as fast");
    add_memory_option(command, arguments->memory_limit);
    add_run_options(command, arguments->run);
    command.footer(
        "Tables are built once for each size of board and corner, edge or inner cell that the goal leaves blank, and "
        "kept "
        "in $XDG_CACHE_HOME/shunt or ~/.cache/shunt.\n"
        "With --time the best solution found so far is printed with the proved lower bound of its length.\n"
        "Letters are the directions in which tiles move: L, R, U, D.");
    command.callback([arguments, &run] { run = [arguments] { return solve(*arguments); }; });
}

void add_check(CLI::App& tiles, Run& run) {
    CLI::App& command = *tiles.add_subcommand("check", "Says whether a board can be solved, and why");
    auto arguments = std::make_shared<CheckArguments>();
    add_board(command, arguments->boards);
    command.add_flag("--json", arguments->json, "print the report as JSON");
    command.callback([arguments, &run] { run = [arguments] { return check(*arguments); }; });
}

void add_shuffle(CLI::App& tiles, Run& run) {
    CLI::App& command = *tiles.add_subcommand("shuffle", "Draws a random board that can be solved");
    auto arguments = std::make_shared<ShuffleArguments>();
    command.add_option("RxC", arguments->size, "rows x columns, for example 4x4")->required();
    command.add_option("--depth", arguments->request.depth, "steps of a shortest solution (step metric); default: any");
    command.add_option("--seed", arguments->seed,
                       "the same seed draws the same board on every machine; default: another each time");
    command.add_option("--goal", arguments->request.goal,
                       "the board to reach; default: 1, 2, 3, ... row by row, the blank last");
    arguments->request.memory_limit = kDefaultMemory;
    add_memory_option(command, arguments->request.memory_limit);
    add_run_options(command, arguments->run);
    command.callback([arguments, &run] { run = [arguments] { return shuffle(*arguments); }; });
}

}  // namespace

void add_tiles(CLI::App& app, Run& run) {
    CLI::App& tiles = *app.add_subcommand("tiles", "Boards of unit tiles (the N-puzzle)");
    tiles.require_subcommand(1);
    tiles.footer(
        "A board is its rows from top to bottom, separated by / or line ends: \"1 2 3/4 5 6/7 8 0\"; 0, _ or . is the "
        "blank; "
        "at most 64 cells; one row alone ends with /. Without separators the tiles fill a square.\n"
        "Examples:\n"
        "  shunt tiles solve \"8 6 7/2 5 4/3 0 1\"\n"
        "  shunt tiles check \"1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0\"\n"
        "  shunt tiles shuffle 4x4 --depth 40 --seed 1 | shunt tiles solve -\n"
        "  shunt tiles shuffle 5x5 | shunt tiles solve - --time 60\n"
        "Exit codes: 0 done, 1 unsolvable, 2 bad input, 3 limit reached, 4 cancelled.");
    add_solve(tiles, run);
    add_check(tiles, run);
    add_shuffle(tiles, run);
}

}  // namespace shunt::cli
