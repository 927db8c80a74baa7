#include "core/cli/saved_census.hpp"

#include <chrono>
#include <iostream>
#include <optional>

#include "core/cli/level_folder.hpp"
#include "core/cli/number_option.hpp"
#include "core/cli/run_job.hpp"
#include "core/cli/saving.hpp"
#include "core/cli/search_text.hpp"

namespace shunt::cli {
namespace {

/// Saves when part 0 finds that it is time, and once when the job has ended. What could not be written is told at once, and tried again.
class SavedSlices {
public:
    SavedSlices(job::Job& job, Team& team, LevelFolder& folder, std::chrono::duration<double> interval)
        : job_(job), team_(team), folder_(folder), interval_(interval) {}

    bool advance(std::uint64_t budget);
    /// Why the last saving failed, if it did.
    [[nodiscard]] const std::optional<Error>& failure() const { return failure_; }

private:
    using Clock = std::chrono::steady_clock;

    job::Job& job_;
    Team& team_;
    LevelFolder& folder_;
    std::chrono::duration<double> interval_;
    Clock::time_point saved_ = Clock::now();
    std::optional<Error> failure_;
};

bool SavedSlices::advance(std::uint64_t budget) {
    team_.wish_save(Clock::now() - saved_ >= interval_);
    const std::uint64_t rounds = team_.post.figures().rounds;
    const bool more = job_.advance(budget);
    // Between two rounds all parts are at the same place; when the levels are done there are no more, and parts are not side by side.
    const bool is_asked = team_.agreed_save() && team_.post.figures().rounds != rounds;
    if (more && !is_asked) return true;
    const bool failed_before = failure_.has_value();
    failure_ = folder_.save();
    saved_ = Clock::now();
    if (more && failure_ && !failed_before) std::cerr << "shunt: " << failure_->message << "; trying again later\n";
    return more;
}

}  // namespace

void add_checkpoint(CLI::App& command, CheckpointOptions& options) {
    CLI::Option* const folder = command.add_option(
        "--checkpoint", options.folder,
        "a folder that remembers how far the census is, level by level; if it holds a census of this "
        "puzzle, that goes on, in as many parts as there are");
    add_positive(command, "--checkpoint-seconds", options.seconds, "how often it is written; default: 600");
    for (const char* const other : {"--card", "--each", "--graph", "--plans", "--positions", "--storage", "--threads"})
        if (auto* const option = command.get_option_no_throw(other)) folder->excludes(option);
}

ExitCode run_saved(job::CensusJob& job, const std::string& puzzle, const CheckpointOptions& options,
                   const RunOptions& run) {
    LevelFolder folder(*run.team, options.folder, puzzle, job.outcome().metric);
    if (const auto error = folder.open()) return refuse(options.folder, *error);
    SavedSlices slices(job, *run.team, folder, std::chrono::duration<double>(options.seconds));
    const ExitCode code = run_job(job, run, census_text, [&](std::uint64_t budget) { return slices.advance(budget); });
    return slices.failure() ? unsaved(options.folder, *slices.failure()) : code;
}

}  // namespace shunt::cli
