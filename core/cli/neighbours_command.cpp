#include "core/cli/neighbours_command.hpp"
#include "core/cli/answer.hpp"

#include <memory>

#include "core/cli/find_options.hpp"
#include "core/cli/neighbours_text.hpp"
#include "core/cli/number_option.hpp"
#include "core/cli/puzzle_source.hpp"
#include "core/cli/run_job.hpp"
#include "core/job/variations_job.hpp"

namespace shunt::cli {
namespace {

struct NeighboursArguments {
    job::VariationsRequest request;
    PuzzleArgument puzzle;
    std::string out;  // folder
    RunOptions run;
};

std::vector<job::PuzzleFile> files(const outcome::VariationsOutcome& outcome) {
    std::vector<job::PuzzleFile> files;
    for (const outcome::Variation& variation : outcome.variations) {
        const std::string number = std::to_string(files.size() + 1);
        files.push_back({"neighbour-" + number + "-" + std::to_string(variation.length) + ".txt", variation.puzzle});
    }
    return files;
}

ExitCode run_neighbours(NeighboursArguments& arguments) {
    auto text = read_own_text(arguments.puzzle);
    if (!text) return refuse(arguments.puzzle.puzzle, text.error());
    arguments.request.puzzle = std::move(text->text);
    arguments.run.origin = std::move(text->origin);
    auto job = job::VariationsJob::create(arguments.request);
    if (!job) return refuse(arguments.puzzle.puzzle, job.error());
    if (!arguments.out.empty()) {
        if (const auto error = open_folder(arguments.out)) return refuse(arguments.out, *error);
    }
    const ExitCode code = run_job(**job, arguments.run, variations_text);
    if (arguments.out.empty()) return code;
    const auto failure = write_puzzles(arguments.out, files((*job)->outcome()));
    return failure ? refuse("neighbours", *failure) : code;
}

}  // namespace

void add_neighbours(CLI::App& app, Run& run) {
    auto arguments = std::make_shared<NeighboursArguments>();
    job::VariationsRequest& request = arguments->request;
    request.memory_limit = kDefaultMemory;
    CLI::App& command = *app.add_subcommand(
        "neighbours", "Tries small changes of a puzzle and lists those that make its shortest solution longest");
    add_puzzle_argument(command, arguments->puzzle);
    add_metric_option(command, request.metric);
    add_memory_option(command, request.memory_limit);
    add_count(command, "--limit", request.list, "most changes to list; default: 16");
    add_count(command, "--pairs", request.pairs, "so many pairs of changes, drawn at random, in place of single ones",
              1);
    add_count(command, "--seed", request.seed, "equal seeds try equal changes in turn; default: 1");
    command.add_option("--out", arguments->out, "a folder where the changed puzzles are written");
    add_run_options<Answer<outcome::VariationsOutcome>>(command, arguments->run);
    command.callback([arguments, &run] { run = [arguments] { return run_neighbours(*arguments); }; });
}

}  // namespace shunt::cli
