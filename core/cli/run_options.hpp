// Options that several subcommands have in common.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <optional>
#include <string>

#include "core/cli/origin.hpp"
#include "core/cli/team.hpp"
#include "core/outcome/keys.hpp"
#include "core/parts/shelf.hpp"
#include "core/puzzle/metric.hpp"

namespace shunt::cli {

/// How a job is run and its outcome shown.
struct RunOptions {
    bool json = false;                    ///< print the report instead of text
    bool silent = false;                  ///< print neither
    double time_limit = 0;                ///< seconds; 0 = none
    std::optional<Origin> origin{};       ///< of the puzzle that it is about, told with the outcome
    Team* team = nullptr;                 ///< of which this process is a part; null: it is alone
    const parts::Shelf* shelf = nullptr;  ///< that holds what does not fit the memory; null: none
};

/// Most memory a command uses unless told otherwise, in bytes.
inline constexpr std::uint64_t kDefaultMemory = std::uint64_t{2} << 30;

/// Adds --json and --time.
void add_run_options(CLI::App& command, RunOptions& options);
/// The same, and the keys of that outcome below the help.
template <class Outcome>
void add_run_options(CLI::App& command, RunOptions& options) {
    add_run_options(command, options);
    const std::string footer = command.get_footer();
    command.footer((footer.empty() ? "" : footer + "\n") +
                   "Keys of --json, those with ? only when there is something to tell:\n" +
                   outcome::keys_of<Outcome>());
}
/// Adds --metric.
void add_metric_option(CLI::App& command, std::optional<puzzle::Metric>& metric);

}  // namespace shunt::cli
