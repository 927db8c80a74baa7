#include "core/cli/evolve_command.hpp"

#include <memory>

#include "core/cli/durable_file.hpp"
#include "core/cli/find_options.hpp"
#include "core/cli/find_text.hpp"
#include "core/cli/number_option.hpp"
#include "core/cli/run_job.hpp"
#include "core/cli/saving.hpp"
#include "core/job/evolve_job.hpp"

namespace shunt::cli {
namespace {

constexpr std::chrono::seconds kSaveEvery{1};

struct EvolveArguments {
    finder::EvolveTask task;
    std::optional<puzzle::Metric> metric;
    std::string out;  // folder
    RunOptions run;
};

ExitCode run_evolve(EvolveArguments& arguments) {
    arguments.task.metric = arguments.metric.value_or(puzzle::Metric::move);
    auto job = job::EvolveJob::create(arguments.task);
    if (!job) return refuse("evolve", job.error());
    if (!arguments.out.empty()) {
        if (const auto error = open_folder(arguments.out)) return refuse(arguments.out, *error);
    }
    std::uint64_t saved = 0;
    const auto save = [&]() -> std::optional<Error> {
        if (arguments.out.empty() || (*job)->found_at() == saved) return std::nullopt;
        saved = (*job)->found_at();
        return write_puzzles(arguments.out, (*job)->puzzles());
    };
    Saving saving(**job, kSaveEvery, save);
    const ExitCode code =
        run_job(**job, arguments.run, evolve_text, [&](auto budget) { return saving.advance(budget); });
    return saving.failure() ? unsaved("evolve", *saving.failure()) : code;
}

}  // namespace

void add_evolve(CLI::App& app, Run& run) {
    auto arguments = std::make_shared<EvolveArguments>();
    arguments->task.memory_limit = kDefaultMemory;
    CLI::App& command = *app.add_subcommand(
        "evolve", "Looks for hard puzzles on grids with too many boards to search them all; runs until it is stopped");
    add_size_argument(command, arguments->task.rows, arguments->task.columns);
    add_metric_option(command, arguments->metric);
    command.get_option("--metric")->description("what counts as 1; default: move (one piece along any path)");
    add_puzzle_kind_option(command, arguments->task.kind);
    command.add_option("--pieces", arguments->task.pieces, "only boards with so many pieces");
    add_count(command, "--seed", arguments->task.seed, "equal seeds try equal candidates in turn; default: 1");
    add_count(command, "--candidates", arguments->task.candidates, "how many to try; default: until it is stopped", 1);
    add_count(command, "--boards", arguments->task.most_boards,
              "candidates from which more boards can be reached are passed over; default: 100000", 1);
    command.add_option("--out", arguments->out, "a folder where the best puzzle so far is kept");
    add_memory_option(command, arguments->task.memory_limit);
    add_run_options<outcome::EvolveOutcome>(command, arguments->run);
    command.callback([arguments, &run] { run = [arguments] { return run_evolve(*arguments); }; });
}

}  // namespace shunt::cli
