#include "core/cli/boards_command.hpp"

#include <iostream>
#include <memory>

#include "core/cli/counting_text.hpp"
#include "core/cli/grid_argument.hpp"
#include "core/cli/number_option.hpp"
#include "core/cli/run_job.hpp"
#include "core/job/boards_job.hpp"

namespace shunt::cli {
namespace {

struct BoardsArguments {
    std::optional<counting::Grid> grid;
    bool by_pieces = false;
    bool list = false;
    std::uint64_t memory_limit = kDefaultMemory;
    RunOptions run;
};

/// Prints what has been drawn after every slice; ends the list when nobody reads any more.
ExitCode print_list(job::BoardListJob& list, const RunOptions& options) {
    return run_job(list, options, board_list_text, [&list](std::uint64_t budget) {
        list.advance(budget);
        std::cout << list.take_text() << std::flush;
        if (!std::cout) list.stop(job::Status::cancelled);
        return list.status() == job::Status::running;
    });
}

ExitCode run_boards(const BoardsArguments& arguments) {
    const std::string subject = to_string(*arguments.grid);
    if (arguments.list) {
        auto list = job::BoardListJob::create(*arguments.grid);
        if (!list) return refuse(subject, list.error());
        return print_list(**list, arguments.run);
    }
    const auto job = job::BoardsJob::create({*arguments.grid, arguments.by_pieces, arguments.memory_limit});
    if (!job) return refuse(subject, job.error());
    return run_job(**job, arguments.run, boards_text);
}

}  // namespace

void add_boards(CLI::App& app, Run& run) {
    auto arguments = std::make_shared<BoardsArguments>();
    CLI::App& command = *app.add_subcommand(
        "boards",
        "Counts the boards (pieces of every shape, and voids) that fill a grid, and those that are just solved");
    add_grid_argument(command, arguments->grid)->required();
    CLI::Option* by_pieces =
        command.add_flag("--by-pieces", arguments->by_pieces, "also count them for each number of pieces");
    CLI::Option* list = command.add_flag("--list", arguments->list,
                                         "print every board instead: a letter for each piece, '.' for voids, an empty "
                                         "line after each board");
    list->excludes(by_pieces);
    add_memory_option(command, arguments->memory_limit);
    add_run_options<outcome::BoardsOutcome>(command, arguments->run);
    list->excludes(command.get_option("--json"));
    command.callback([arguments, &run] { run = [arguments] { return run_boards(*arguments); }; });
}

}  // namespace shunt::cli
