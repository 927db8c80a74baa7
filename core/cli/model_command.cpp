#include "core/cli/model_command.hpp"

#include <iostream>
#include <memory>

#include "core/cli/board_source.hpp"
#include "core/cli/choice_option.hpp"
#include "core/cli/input_file.hpp"
#include "core/cli/program_run.hpp"
#include "core/cli/program_text.hpp"
#include "core/cli/run_job.hpp"
#include "core/job/model_job.hpp"

namespace shunt::cli {
namespace {

using npuzzle::program::ProgramText;

/// What both commands are told about a program.
struct ModelArguments {
    BoardArguments boards;
    int steps = 0;
    npuzzle::program::Mode mode = npuzzle::program::Mode::plne;
    npuzzle::program::Formulation formulation = npuzzle::program::Formulation::flow;
    ProgramText format = ProgramText::lp;
    std::string file;
    bool json = false;
};

void add_model_options(CLI::App& command, ModelArguments& arguments) {
    add_board(command, arguments.boards);
    command.add_option("--steps", arguments.steps, "the horizon T: how many steps the walk has")->required();
    add_choice(command, "--mode", arguments.mode, npuzzle::program::kModes,
               "plne (default): every variable is integer; plm: some are continuous");
    add_formulation_option(command, arguments.formulation);
    add_choice<ProgramText>(command, "--format", arguments.format, {{"lp", ProgramText::lp}, {"mps", ProgramText::mps}},
                            "lp (default) or mps: the text that the solver is given");
}

/// Runs the job to its end and goes on with its outcome.
template <class Next>
ExitCode with_model(const ModelArguments& arguments, std::optional<std::string> solution, Next next) {
    const std::string& board = arguments.boards.board;
    auto boards = read_boards(arguments.boards);
    if (!boards) return refuse(board, boards.error());
    auto job = job::make_model_job({{std::move(boards->start), std::move(boards->goal)},
                                    arguments.mode,
                                    arguments.formulation,
                                    arguments.steps,
                                    std::move(solution),
                                    arguments.format});
    if (!job) return refuse(board, job.error());
    static_cast<void>(drive(**job, {}, {}));
    const outcome::ModelOutcome outcome = (*job)->outcome();
    if (outcome.status == job::Status::complete) return next(outcome);
    if (outcome.status == job::Status::limit) return refuse(board, Error{outcome.reason});
    if (outcome.status == job::Status::unsolvable)
        std::cerr << "shunt: " << board << ": " << outcome.reason << "; there is no program to write\n";
    return exit_code(outcome.status);
}

ExitCode write_model(const ModelArguments& arguments) {
    return with_model(arguments, std::nullopt, [](const outcome::ModelOutcome& outcome) {
        std::cout << outcome.lp;
        return ExitCode::done;
    });
}

ExitCode read_solution(const ModelArguments& arguments) {
    auto text = read_input(arguments.file, kMostFileBytes);
    if (!text) return refuse(arguments.file, text.error());
    return with_model(arguments, std::move(*text), [&](const outcome::ModelOutcome& outcome) {
        const outcome::SolutionReading& reading = outcome.reading;
        if (reading.status.empty()) return refuse(arguments.file, Error{outcome.reason});
        std::cout << (arguments.json ? to_json(reading) + "\n" : reading_text(reading));
        if (!reading.fault.empty()) return ExitCode::bad_input;
        return reading.length ? ExitCode::done : ExitCode::unsolvable;
    });
}

}  // namespace

void add_model(CLI::App& npuzzle, Run& run) {
    CLI::App* command = npuzzle.add_subcommand("model", "Writes the integer program of a board for a number of steps");
    auto arguments = std::make_shared<ModelArguments>();
    add_model_options(*command, *arguments);
    command->callback([arguments, &run] { run = [arguments] { return write_model(*arguments); }; });
}

void add_read_solution(CLI::App& npuzzle, Run& run) {
    CLI::App* command = npuzzle.add_subcommand("read-solution", "Plays what a solver found for a program of `model`");
    auto arguments = std::make_shared<ModelArguments>();
    add_model_options(*command, *arguments);
    command->add_option("FILE", arguments->file, "the solver's solution file, or - for standard input")->required();
    command->add_flag("--json", arguments->json, "print the result as JSON");
    command->callback([arguments, &run] { run = [arguments] { return read_solution(*arguments); }; });
}

}  // namespace shunt::cli
