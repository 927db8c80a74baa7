#include "core/cli/convert_command.hpp"

#include <iostream>
#include <memory>

#include "core/cli/puzzle_source.hpp"
#include "core/cli/run_job.hpp"
#include "core/puzzle/format/format.hpp"

namespace shunt::cli {
namespace {

struct ConvertArguments {
    PuzzleArgument puzzle;
    const puzzle::Format* to = nullptr;
};

ExitCode run_convert(const ConvertArguments& arguments) {
    const auto read = read_puzzle(arguments.puzzle);
    if (!read) return refuse(arguments.puzzle.puzzle, read.error());
    const auto text = write_as(*arguments.to, read->reading);
    if (!text) return refuse(arguments.puzzle.puzzle, text.error());
    std::cout << *text;
    return ExitCode::done;
}

}  // namespace

void add_convert(CLI::App& app, Run& run) {
    CLI::App& command = *app.add_subcommand("convert", "Writes a puzzle in another format");
    auto arguments = std::make_shared<ConvertArguments>();
    add_puzzle_argument(command, arguments->puzzle);
    add_format_option(command, "--to", arguments->to, "the format to write")->required();
    command.callback([arguments, &run] { run = [arguments] { return run_convert(*arguments); }; });
}

}  // namespace shunt::cli
