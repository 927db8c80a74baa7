#include "core/cli/saved_census.hpp"

#include <chrono>

#include "core/cli/level_folder.hpp"
#include "core/cli/number_option.hpp"
#include "core/cli/run_job.hpp"
#include "core/cli/saving.hpp"
#include "core/cli/search_text.hpp"

namespace shunt::cli {
namespace {

constexpr double kUsual = 600;  // seconds between two times that levels are copied

/// A slice of a job that a team shares: it saves when part 0 finds that it is time.
Saving::Sliced work_together(job::Job& job, Team& team, std::uint64_t budget, bool is_time) {
    team.wish_save(is_time);
    const std::uint64_t rounds = team.post.figures().rounds;
    const bool more = job.advance(budget);
    // Between two rounds all parts are at the same place; when the levels are done there are no more, and parts are not side by side.
    return {more, team.agreed_save() && team.post.figures().rounds != rounds};
}

}  // namespace

void add_checkpoint_seconds(CLI::App& command, CheckpointOptions& options) {
    add_positive(command, "--checkpoint-seconds", options.seconds,
                 "how often it is written into a folder how far the search is; default: 600, where levels are on disk "
                 "anyway 30");
}

void add_checkpoint(CLI::App& command, CheckpointOptions& options) {
    CLI::Option* const folder = command.add_option(
        "--checkpoint", options.folder,
        "a folder that remembers how far the census is, level by level; if it holds a census of this "
        "puzzle, that goes on, in as many parts as there are");
    add_checkpoint_seconds(command, options);
    for (const char* const other : {"--card", "--disk", "--each", "--graph", "--plans", "--positions", "--storage"})
        if (auto* const option = command.get_option_no_throw(other)) folder->excludes(option);
}

ExitCode run_saved(job::CensusJob& job, const std::string& puzzle, const CheckpointOptions& options,
                   const RunOptions& run) {
    LevelFolder folder(*run.team, options.folder, puzzle, job.outcome().metric);
    if (const auto error = folder.open()) return refuse(options.folder, *error);
    Saving slices([&](std::uint64_t budget, bool is_time) { return work_together(job, *run.team, budget, is_time); },
                  std::chrono::duration<double>(options.seconds > 0 ? options.seconds : kUsual),
                  [&folder] { return folder.save(); });
    const ExitCode code = run_job(job, run, census_text, [&](std::uint64_t budget) { return slices.advance(budget); });
    return slices.failure() ? unsaved(options.folder, *slices.failure()) : code;
}

}  // namespace shunt::cli
