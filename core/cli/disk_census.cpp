#include "core/cli/disk_census.hpp"

#include "core/base/named.hpp"
#include "core/cli/disk_shelf.hpp"
#include "core/cli/run_job.hpp"
#include "core/cli/saving.hpp"
#include "core/cli/search_text.hpp"

namespace shunt::cli {
namespace {

constexpr std::string_view kDisk = "disk:";

/// Whether a word of --storage is "disk:" and a folder.
const CLI::Validator kNamesFolder(
    [](const std::string& word) {
        const bool names = word.size() > kDisk.size() && word.substr(0, kDisk.size()) == kDisk;
        return names ? std::string() : word + " is not disk:DIR";
    },
    "disk:DIR");

}  // namespace

void add_disk(CLI::App& command, std::optional<analysis::Storage>& storage, std::string& folder,
              const std::string& help) {
    const auto names = names_of(analysis::kStorages);
    command
        .add_option_function<std::string>(
            "--storage",
            [&storage, &folder](const std::string& word) {
                storage = with_name(analysis::kStorages, word);
                if (storage) return;
                storage = analysis::Storage::disk;
                folder = word.substr(kDisk.size());
            },
            help)
        ->check(CLI::IsMember(std::vector<std::string>(names.begin(), names.end())) | kNamesFolder);
}

ExitCode run_on_disk(job::CensusJob& job, analysis::ShelvedLevels& levels, const std::string& folder,
                     const std::string& puzzle, double seconds, RunOptions run) {
    auto shelf = DiskShelf::open(folder, puzzle, job.outcome().metric, seconds);
    if (!shelf) return refuse(folder, shelf.error());
    levels.use(**shelf, (*shelf)->earlier());
    run.shelf = shelf->get();
    const ExitCode code = run_job(job, run, census_text);
    const auto error = (*shelf)->close();
    return error ? unsaved(folder, *error) : code;
}

}  // namespace shunt::cli
