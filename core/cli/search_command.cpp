#include "core/cli/search_command.hpp"

#include <memory>

#include "core/cli/number_option.hpp"
#include "core/cli/outcome_text.hpp"
#include "core/cli/puzzle_source.hpp"
#include "core/cli/run_job.hpp"
#include "core/job/request.hpp"
#include "core/threads/thread_crew.hpp"

namespace shunt::cli {
namespace {

struct SearchArguments {
    PuzzleArgument puzzle;
    job::Request request;
    int threads = 1;
    RunOptions run;
};

ExitCode run_search(SearchArguments& arguments) {
    auto text = read_own_text(arguments.puzzle);
    if (!text) return refuse(arguments.puzzle.puzzle, text.error());
    arguments.request.puzzle = std::move(*text);
    threads::ThreadCrew crew(arguments.threads);
    if (arguments.threads > 1) arguments.request.crew = &crew;
    const bool difficulty = arguments.request.kind == job::Kind::difficulty;
    auto job = difficulty ? job::make_difficulty_job(arguments.request) : job::make_job(arguments.request);
    if (!job) return refuse(arguments.puzzle.puzzle, job.error());
    return run_job(**job, arguments.run,
                   [&](const std::string& report) { return outcome_text(arguments.request.kind, report); });
}

void add_storage_option(CLI::App& command, job::Request& request) {
    command
        .add_option_function<std::string>(
            "--storage",
            [&request](const std::string& name) {
                request.storage = name == "hashed" ? analysis::Storage::hashed : analysis::Storage::packed;
            },
            "packed (bits over all packings) or hashed (the positions met); default: packed if it fits the memory")
        ->check(CLI::IsMember({"packed", "hashed"}));
}

/// The options that both commands know. The arguments live as long as the application.
std::shared_ptr<SearchArguments> add_search(CLI::App& command, job::Kind kind, Run& run) {
    auto arguments = std::make_shared<SearchArguments>();
    arguments->request.kind = kind;
    arguments->request.memory_limit = kDefaultMemory;
    add_puzzle_argument(command, arguments->puzzle);
    add_metric_option(command, arguments->request.metric);
    add_memory_option(command, arguments->request.memory_limit);
    add_storage_option(command, arguments->request);
    command.add_option("--threads", arguments->threads, "workers of the search; the outcome is the same; default: 1")
        ->check(CLI::Range(1, 256));
    command.add_flag("!--no-symmetry", arguments->request.symmetry, "do not find mirror images together");
    add_run_options(command, arguments->run);
    command.callback([arguments, &run] { run = [arguments] { return run_search(*arguments); }; });
    return arguments;
}

}  // namespace

void add_solve(CLI::App& app, Run& run) {
    CLI::App& command = *app.add_subcommand("solve", "Finds a shortest solution and proves it shortest");
    job::Request& request = add_search(command, job::Kind::solve, run)->request;
    command.add_flag("--all", request.all, "count all shortest solutions and list them");
    command.add_flag(
        "--checksum", request.checksum,
        "unit tiles: the sum of the checksums of all shortest solutions (Project Euler 244); implies --all");
    add_count(command, "--limit", request.list, "most solutions to list; default: 16");
    command
        .add_option_function<std::string>(
            "--direction",
            [&request](const std::string& name) {
                request.direction =
                    name == "forward" ? analysis::Direction::forward : analysis::Direction::bidirectional;
            },
            "forward, or bidirectional if the goal positions are few; default: bidirectional if it can be had")
        ->check(CLI::IsMember({"forward", "bidirectional"}));
}

void add_census(CLI::App& app, Run& run) {
    CLI::App& command = *app.add_subcommand("census", "Counts the reachable positions by depth");
    job::Request& request = add_search(command, job::Kind::census, run)->request;
    command.add_flag("--hardest", request.hardest_start, "the reachable positions farthest from every goal position");
    command.add_flag("--diameter", request.diameter,
                     "the greatest distance between two reachable positions (up to 100,000 positions)");
    command.add_flag("--components", request.components, "the connected components of all packings");
    add_count(command, "--limit", request.list, "most antipodes and hardest starts to list; default: 16");
}

void add_difficulty(CLI::App& app, Run& run) {
    CLI::App& command = *app.add_subcommand(
        "difficulty", "Bickford and Baxter's BB: positions - 1 - mean path from start to goal over all spanning trees");
    job::Request& request = add_search(command, job::Kind::difficulty, run)->request;
    add_positive(command, "--precision", request.precision,
                 "relative standard error at which sampling ends; default: 0.01");
    add_count(command, "--samples", request.most_samples, "most spanning trees to sample; default: no limit", 1);
    add_count(command, "--seed", request.seed, "of the random walks; default: 1");
}

}  // namespace shunt::cli
