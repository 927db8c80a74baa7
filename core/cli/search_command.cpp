#include "core/cli/search_command.hpp"

#include <memory>

#include "core/cli/outcome_text.hpp"
#include "core/cli/puzzle_source.hpp"
#include "core/cli/run_job.hpp"
#include "core/job/request.hpp"

namespace shunt::cli {
namespace {

struct SearchArguments {
    std::string puzzle;
    job::Request request;
    RunOptions run;
};

ExitCode run_search(SearchArguments& arguments) {
    auto text = read_puzzle(arguments.puzzle);
    if (!text) return refuse(arguments.puzzle, text.error());
    arguments.request.puzzle = std::move(*text);
    auto job = job::make_job(arguments.request);
    if (!job) return refuse(arguments.puzzle, job.error());
    return run_job(**job, arguments.run, [&](const std::string& report) {
        return outcome_text(arguments.request.kind, report);
    });
}

/// The subcommand's arguments live as long as the application.
std::shared_ptr<SearchArguments> add_search(CLI::App& command, job::Kind kind, Run& run) {
    auto arguments = std::make_shared<SearchArguments>();
    arguments->request.kind = kind;
    arguments->request.memory_limit = kDefaultMemory;
    add_puzzle_argument(command, arguments->puzzle);
    add_metric_option(command, arguments->request.metric);
    add_memory_option(command, arguments->request.memory_limit);
    add_run_options(command, arguments->run);
    command.callback([arguments, &run] { run = [arguments] { return run_search(*arguments); }; });
    return arguments;
}

}  // namespace

void add_solve(CLI::App& app, Run& run) {
    add_search(*app.add_subcommand("solve", "Finds a shortest solution and proves it shortest"), job::Kind::solve,
               run);
}

void add_census(CLI::App& app, Run& run) {
    add_search(*app.add_subcommand("census", "Counts the reachable positions by depth"), job::Kind::census, run);
}

}  // namespace shunt::cli
