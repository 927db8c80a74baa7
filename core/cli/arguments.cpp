#include "core/cli/arguments.hpp"

namespace shunt::cli {

void add_command(CLI::App& app, const std::string& name, const std::string& description, job::Kind kind,
                 JobArguments& arguments) {
    CLI::App* command = app.add_subcommand(name, description);
    command->add_option("PUZZLE", arguments.puzzle, "a puzzle file, a name from puzzles/, or - for standard input")
        ->required();
    command
        ->add_option_function<std::string>(
            "--metric", [&arguments](const std::string& metric) { arguments.metric = puzzle::metric_from(metric); },
            "what counts as 1: step (one piece, one cell), slide (one piece, straight), move (one piece, any path); "
            "default: the puzzle's own")
        ->check(CLI::IsMember({"step", "slide", "move"}));
    command->add_flag("--json", arguments.json, "print the report as JSON");
    command->add_option("--memory", arguments.memory_limit, "most memory to use, e.g. 500MB or 2GiB; default 2GiB")
        ->transform(CLI::AsSizeValue(false));
    command->add_option("--time", arguments.time_limit, "most seconds to run; default: no limit")
        ->check(CLI::PositiveNumber);
    command->callback([kind, &arguments] { arguments.kind = kind; });
}

}  // namespace shunt::cli
