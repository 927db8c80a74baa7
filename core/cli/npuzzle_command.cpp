#include "core/cli/npuzzle_command.hpp"
#include "core/cli/answer.hpp"

#include <iostream>
#include <memory>
#include <optional>
#include <random>

#include "core/cli/board_source.hpp"
#include "core/cli/cached_tables_folder.hpp"
#include "core/cli/model_command.hpp"
#include "core/cli/npuzzle_text.hpp"
#include "core/cli/number_option.hpp"
#include "core/cli/program_run.hpp"
#include "core/cli/run_job.hpp"
#include "core/job/npuzzle_job.hpp"
#include "core/job/shuffle_job.hpp"
#include "core/npuzzle/board_text.hpp"

namespace shunt::cli {
namespace {

struct SolveArguments {
    BoardArguments boards;
    std::string with;  ///< empty: the faster one
    ProgramArguments programs;
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

ExitCode solve(const SolveArguments& arguments) {
    if (const auto mode = npuzzle::program::mode_from(arguments.with)) {
        auto boards = read_boards(arguments.boards);
        if (!boards) return refuse(arguments.boards.board, boards.error());
        RunOptions run = arguments.run;
        run.origin = std::move(boards->origin);
        return solve_with_programs({boards->start, boards->goal}, *mode, arguments.programs, run);
    }
    auto board = read_board(arguments.boards.board);
    if (!board) return refuse(arguments.boards.board, board.error());
    job::NPuzzleRequest request{std::move(board->text), arguments.boards.goal, std::nullopt, arguments.memory_limit};
    request.method = with_name(npuzzle::kMethods, arguments.with);
    if (arguments.large_tables) request.tables = npuzzle::TableSize::large;
    auto job = job::NPuzzleJob::create(request);
    if (!job) return refuse(arguments.boards.board, job.error());
    const CachedTablesFolder cache;
    job::CachedTables* const tables = (*job)->cached_tables();
    if (tables != nullptr) cache.give_to(*tables);
    RunOptions run = arguments.run;
    run.origin = std::move(board->origin);
    const ExitCode code = run_job(**job, run, npuzzle_text);
    if (tables != nullptr) cache.keep_from(*tables);
    return code;
}

ExitCode check(const CheckArguments& arguments) {
    const auto boards = read_boards(arguments.boards);
    if (!boards) return refuse(arguments.boards.board, boards.error());
    const npuzzle::Solvability found = npuzzle::solvability(boards->start, boards->goal);
    const Answer<outcome::SolvabilityOutcome> report{job::told(boards->start, found), boards->origin};
    std::cout << (arguments.json ? outcome::to_json(report) + "\n" : found.reason + "\n" + origin_text(report.puzzle));
    return found.solvable ? ExitCode::done : ExitCode::unsolvable;
}

ExitCode shuffle(const ShuffleArguments& arguments) {
    const auto size = npuzzle::parse_size(arguments.size);
    if (!size) return refuse(arguments.size, size.error());
    job::ShuffleRequest request = arguments.request;
    request.size = *size;
    request.seed = arguments.seed ? *arguments.seed : std::random_device()();
    auto job = job::make_shuffle_job(request);
    if (!job) return refuse(arguments.size, job.error());
    return run_job(**job, arguments.run, shuffle_text);
}

/// A bad command line when any of the options was given.
void refuse_all(const std::vector<CLI::Option*>& options, const std::string& reason) {
    for (const CLI::Option* option : options) {
        if (option->count() > 0) throw CLI::ValidationError(option->get_name(), reason);
    }
}

void add_solve_board(CLI::App& npuzzle, Run& run) {
    CLI::App& command = *npuzzle.add_subcommand(
        "solve", "Finds a shortest solution and proves it shortest; of large boards, the best in the time given");
    auto arguments = std::make_shared<SolveArguments>();
    add_board(command, arguments->boards);
    command
        .add_option("--with", arguments->with,
                    "bfs (breadth-first, up to 12 cells), ida (iterative deepening with pattern databases), plne or "
                    "plm (integer "
                    "programs, all variables integer or some continuous); default: the faster one of bfs and ida")
        ->check(CLI::IsMember({"bfs", "ida", "plne", "plm"}));
    const auto of_programs = add_program_options(command, arguments->programs);
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
    command.callback([arguments, of_programs, &run] {
        if (!npuzzle::program::mode_from(arguments->with))
            refuse_all(of_programs, "is only for --with plne and --with plm");
        run = [arguments] { return solve(*arguments); };
    });
}

void add_check(CLI::App& npuzzle, Run& run) {
    CLI::App& command = *npuzzle.add_subcommand("check", "Says whether a board can be solved, and why");
    auto arguments = std::make_shared<CheckArguments>();
    add_board(command, arguments->boards);
    command.add_flag("--json", arguments->json, "print the report as JSON");
    command.callback([arguments, &run] { run = [arguments] { return check(*arguments); }; });
}

void add_shuffle(CLI::App& npuzzle, Run& run) {
    CLI::App& command = *npuzzle.add_subcommand("shuffle", "Draws a random board that can be solved");
    auto arguments = std::make_shared<ShuffleArguments>();
    command.add_option("RxC", arguments->size, "rows x columns, for example 4x4")->required();
    command.add_option("--depth", arguments->request.depth, "steps of a shortest solution (step metric); default: any");
    add_seed(command, arguments->seed,
             "the same seed draws the same board on every machine; default: another each time");
    command.add_option("--goal", arguments->request.goal,
                       "the board to reach; default: 1, 2, 3, ... row by row, the blank last");
    arguments->request.memory_limit = kDefaultMemory;
    add_memory_option(command, arguments->request.memory_limit);
    add_run_options(command, arguments->run);
    command.callback([arguments, &run] { run = [arguments] { return shuffle(*arguments); }; });
}

}  // namespace

void add_npuzzle(CLI::App& app, Run& run) {
    CLI::App& npuzzle = *app.add_subcommand("npuzzle", "Boards of unit tiles (the N-puzzle)");
    npuzzle.require_subcommand(1);
    npuzzle.footer(
        "A board is its rows from top to bottom, separated by / or line ends: \"1 2 3/4 5 6/7 8 0\"; 0, _ or . is the "
        "blank; "
        "at most 64 cells; one row alone ends with /. Without separators the tiles fill a square.\n"
        "Examples:\n"
        "  shunt npuzzle solve \"8 6 7/2 5 4/3 0 1\"\n"
        "  shunt npuzzle check \"1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0\"\n"
        "  shunt npuzzle shuffle 4x4 --depth 40 --seed 1 | shunt npuzzle solve -\n"
        "  shunt npuzzle shuffle 5x5 | shunt npuzzle solve - --time 60\n"
        "Exit codes: 0 done, 1 unsolvable, 2 bad input, 3 limit reached, 4 cancelled.");
    add_solve_board(npuzzle, run);
    add_check(npuzzle, run);
    add_shuffle(npuzzle, run);
    add_model(npuzzle, run);
    add_read_solution(npuzzle, run);
}

}  // namespace shunt::cli
