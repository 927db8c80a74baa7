#include "core/cli/disk_search.hpp"

#include <utility>

#include "core/base/named.hpp"
#include "core/cli/run_job.hpp"
#include "core/cli/saving.hpp"

namespace shunt::cli {
namespace {

constexpr std::string_view kDisk = "disk:";

/// Between two times that it is written down where the search is. The levels are in files anyway, so that takes a moment: a 15-puzzle that
/// was killed lost half an hour when it was written as seldom as a checkpoint, which is a copy of two levels.
constexpr double kUsual = 30;  // seconds

/// Whether a word of --storage is "disk:" and a folder.
const CLI::Validator kNamesFolder(
    [](const std::string& word) {
        const bool names = word.size() > kDisk.size() && word.substr(0, kDisk.size()) == kDisk;
        return names ? std::string() : word + " is not disk:DIR";
    },
    "disk:DIR");

}  // namespace

void add_disk(CLI::App& command, std::optional<analysis::Storage>& storage, DiskOptions& options,
              const std::string& kinds) {
    const auto names = names_of(analysis::kStorages);
    CLI::Option* const kept =
        command
            .add_option_function<std::string>(
                "--storage",
                [&storage, &options](const std::string& word) {
                    storage = with_name(analysis::kStorages, word);
                    if (storage) return;
                    storage = analysis::Storage::disk;
                    options = {word.substr(kDisk.size()), true};
                },
                kinds + "; or disk:DIR, levels in files of a folder: it goes on from what the folder holds")
            ->check(CLI::IsMember(std::vector<std::string>(names.begin(), names.end())) | kNamesFolder);
    command
        .add_option(
            "--disk", options.folder,
            "a folder for levels, in files, where the memory does not suffice; if it holds some of this puzzle, "
            "that goes on")
        ->check(CLI::Validator(
            [](const std::string& name) { return std::string(name.empty() ? "no folder is named" : ""); }, ""))
        ->excludes(kept);
}

std::optional<Error> DiskFolder::open(job::PuzzleRequest& request, analysis::Purpose purpose, double seconds) {
    if (options_.folder.empty()) return std::nullopt;
    const auto problem = job::checked_problem(request, {});
    if (!problem) return std::nullopt;
    const puzzle::Metric metric = request.metric.value_or(problem->puzzle.metric());
    auto shelf = DiskShelf::open(options_.folder, purpose, request.puzzle, metric, seconds > 0 ? seconds : kUsual);
    if (!shelf) return shelf.error();
    shelf_ = std::move(*shelf);
    levels_.use(*shelf_, shelf_->earlier());
    if (shelf_->earlier()) request.storage = analysis::Storage::disk;
    return std::nullopt;
}

ExitCode DiskFolder::close(ExitCode code) {
    if (shelf_ == nullptr) return code;
    const auto error = shelf_->close();
    return error ? unsaved(options_.folder, *error) : code;
}

}  // namespace shunt::cli
