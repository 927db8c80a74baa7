#include "core/cli/run_options.hpp"

#include "core/cli/choice_option.hpp"
#include "core/cli/number_option.hpp"

namespace shunt::cli {
namespace {

/// "step (one piece by one cell), ...".
std::string metric_help() {
    std::string text = "what counts as 1: ";
    for (const puzzle::Metric metric : puzzle::kMetrics) {
        text += std::string(to_string(metric)) + " (" + say(definition(metric)) + "), ";
    }
    return text + "default: the puzzle's own";
}

}  // namespace

void add_run_options(CLI::App& command, RunOptions& options) {
    command.add_flag("--json", options.json, "print the report as JSON");
    add_positive(command, "--time", options.time_limit, "most seconds to run; default: no limit");
}

void add_metric_option(CLI::App& command, std::optional<puzzle::Metric>& metric) {
    add_choice(command, "--metric", metric, puzzle::kMetrics, metric_help());
}

}  // namespace shunt::cli
