// A search whose levels are in files (disk_shelf.hpp), because it was asked for or because the memory does not suffice.
#pragma once

#include <CLI/CLI.hpp>
#include <memory>
#include <optional>
#include <string>

#include "core/analysis/shelved_exploration.hpp"
#include "core/base/result.hpp"
#include "core/cli/disk_shelf.hpp"
#include "core/cli/exit_code.hpp"
#include "core/cli/run_job.hpp"
#include "core/cli/run_options.hpp"
#include "core/cli/saving.hpp"
#include "core/job/puzzle_request.hpp"

namespace shunt::cli {

struct DiskOptions {
    std::string folder;    ///< of the levels; empty: there is no place for them but memory
    bool is_only = false;  ///< they are kept nowhere else
};

/// Makes of --storage one that takes disk:DIR, too, and adds --disk. `kinds`: what else --storage takes.
void add_disk(CLI::App& command, std::optional<analysis::Storage>& storage, DiskOptions& options,
              const std::string& kinds);

/// The folder of one search, from what it is asked to what it leaves.
class DiskFolder {
public:
    explicit DiskFolder(DiskOptions options)
        : options_(std::move(options)), levels_(options_.folder.empty() ? 0 : bytes_free(options_.folder)) {}

    /// Lets a request be searched on the folder, which need not be there: how, can be asked then.
    void offer(job::PuzzleRequest& request) {
        if (!options_.folder.empty()) request.on_shelf = &levels_;
    }
    /// Opens it for a search of that request; one that it holds levels of goes on there, whatever the memory is. `seconds` between two
    /// times that it is written down where the search is, 0: 30. Errors: those of DiskShelf::open. A puzzle that is none is
    /// left to the job.
    [[nodiscard]] std::optional<Error> open(job::PuzzleRequest& request, analysis::Purpose purpose, double seconds);
    /// Null until it is open.
    [[nodiscard]] const parts::Shelf* shelf() const { return shelf_.get(); }
    /// Once the search has ended with a code: writes down where it is. The code that the command ends with.
    [[nodiscard]] ExitCode close(ExitCode code);
    [[nodiscard]] const std::string& path() const { return options_.folder; }

private:
    DiskOptions options_;
    analysis::ShelvedLevels levels_;
    std::unique_ptr<DiskShelf> shelf_;
};

}  // namespace shunt::cli
