#include "core/cli/find_command.hpp"

#include <memory>

#include "core/cli/durable_file.hpp"
#include "core/cli/find_options.hpp"
#include "core/cli/find_text.hpp"
#include "core/cli/input_file.hpp"
#include "core/cli/number_option.hpp"
#include "core/cli/run_job.hpp"
#include "core/cli/saving.hpp"
#include "core/finder/posted_team.hpp"
#include "core/job/find_job.hpp"
#include "core/threads/thread_crew.hpp"

namespace shunt::cli {
namespace {

struct FindArguments {
    finder::FindTask task;
    std::optional<puzzle::Metric> metric;
    std::string shapes;      // file
    std::string checkpoint;  // file
    double checkpoint_seconds = 10;
    std::string out;  // folder
    int threads = 1;
    std::uint64_t memory_limit = kDefaultMemory;
    RunOptions run;
};

/// Goes on where the checkpoint's file ends, and makes sure that it can be written before hours are spent.
std::optional<Error> open_checkpoint(const std::string& path, job::FindJob& job) {
    if (auto error = no_place_to_keep(path)) return error;
    auto text = read_if_there(path, kMostFileBytes);
    if (!text) return text.error();
    if (*text) return job.resume(**text);
    return write_durably(path, job.checkpoint());
}

/// In a team, part 0 keeps what was found and writes it down.
ExitCode search(const FindArguments& arguments, job::FindJob& job) {
    Team* const team = arguments.run.team;
    const bool keeps = !arguments.checkpoint.empty() && (team == nullptr || team->is_first());
    const auto save = [&]() -> std::optional<Error> {
        return keeps ? write_durably(arguments.checkpoint, job.checkpoint()) : std::nullopt;
    };
    Saving saving(job, std::chrono::duration<double>(arguments.checkpoint_seconds), save);
    const ExitCode code = run_job(job, arguments.run, find_text, [&](auto budget) { return saving.advance(budget); });
    if (const auto failure = done_by_first(team, [&] { return saving.failure(); })) return unsaved("find", *failure);
    if (arguments.out.empty()) return code;
    const auto failure = done_by_first(team, [&] { return write_puzzles(arguments.out, job.puzzles()); });
    return failure ? refuse("find", *failure) : code;
}

ExitCode run_find(FindArguments& arguments) {
    Team* const team = arguments.run.team;
    arguments.task.metric = arguments.metric.value_or(puzzle::Metric::move);
    if (!arguments.shapes.empty()) {
        auto shapes = read_shapes(arguments.shapes, team);
        if (!shapes) return refuse(arguments.shapes, shapes.error());
        arguments.task.shapes = std::move(*shapes);
    }
    threads::ThreadCrew crew(arguments.threads);
    std::optional<finder::PostedTeam> posted;
    if (team != nullptr) posted.emplace(team->post);
    auto job = job::FindJob::create(arguments.task, {.memory_limit = arguments.memory_limit,
                                                     .crew = arguments.threads > 1 ? &crew : nullptr,
                                                     .team = posted ? &*posted : nullptr});
    if (!job) return refuse("find", job.error());
    if (!arguments.checkpoint.empty()) {
        if (const auto error = done_by_first(team, [&] { return open_checkpoint(arguments.checkpoint, **job); }))
            return refuse(arguments.checkpoint, *error);
    }
    if (!arguments.out.empty()) {
        if (const auto error = done_by_first(team, [&] { return open_folder(arguments.out); }))
            return refuse(arguments.out, *error);
    }
    return search(arguments, **job);
}

std::shared_ptr<FindArguments> add_any_find(CLI::App& command, Run& run) {
    auto arguments = std::make_shared<FindArguments>();
    add_size_argument(command, arguments->task.rows, arguments->task.columns);
    add_metric_option(command, arguments->metric);
    command.get_option("--metric")->description("what counts as 1; default: move (one piece along any path)");
    add_puzzle_kind_option(command, arguments->task.kind);
    command.add_option("--hardest", arguments->task.hardest, "puzzles to list for each number of pieces; default: 1");
    command.add_option("--pieces", arguments->task.pieces, "only boards with so many pieces");
    command.add_option("--shapes", arguments->shapes,
                       "a file of drawn shapes; only pieces of these shapes, as they are drawn, are used");
    command.add_option("--checkpoint", arguments->checkpoint,
                       "a file that remembers how far the search is; if it is there, the search goes on from it");
    add_positive(command, "--checkpoint-seconds", arguments->checkpoint_seconds,
                 "how often it is written; default: 10");
    command.add_option("--out", arguments->out, "a folder for the puzzles, one file each");
    command.add_option("--threads", arguments->threads, "workers of the search; the outcome is the same; default: 1")
        ->check(CLI::Range(1, 256));
    add_memory_option(command, arguments->memory_limit);
    add_run_options<outcome::FindOutcome>(command, arguments->run);
    command.callback([arguments, &run] { run = [arguments] { return run_find(*arguments); }; });
    return arguments;
}

}  // namespace

void add_find(CLI::App& app, Run& run) {
    static_cast<void>(
        add_any_find(*app.add_subcommand("find", "Finds the hardest puzzle of a grid for each number of pieces"), run));
}

void add_find_in_parts(CLI::App& app, Run& run, Team& team) {
    CLI::App& command = *app.add_subcommand(
        "find", "Finds the hardest puzzle of a grid for each number of pieces, each part searching some stocks");
    add_any_find(command, run)->run.team = &team;
}

}  // namespace shunt::cli
