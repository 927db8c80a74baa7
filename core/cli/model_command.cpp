#include "core/cli/model_command.hpp"

#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>

#include "core/cli/board_source.hpp"
#include "core/cli/choice_option.hpp"
#include "core/cli/input_file.hpp"
#include "core/cli/program_run.hpp"
#include "core/cli/run_job.hpp"
#include "core/npuzzle/board_text.hpp"
#include "core/npuzzle/program/lp_text.hpp"
#include "core/npuzzle/program/solution_text.hpp"
#include "core/npuzzle/program/walk.hpp"

namespace shunt::cli {
namespace {

using namespace npuzzle::program;

/// What both commands are told about a program.
struct ModelArguments {
    BoardArguments boards;
    int steps = 0;
    Mode mode = Mode::plne;
    Formulation formulation = Formulation::flow;
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

Result<Model> model_of(const Instance& instance, const ModelArguments& arguments) {
    auto builder = ModelBuilder::create(instance, arguments.mode, arguments.formulation);
    if (!builder) return builder.error();
    if (auto refused = builder->refusal(arguments.steps)) return std::move(*refused);
    while (builder->prepare(UINT64_MAX)) {
    }
    return builder->build(arguments.steps);
}

/// Makes the instance and its model and goes on with them.
template <class Next>
ExitCode with_model(const ModelArguments& arguments, Next next) {
    const std::string& board = arguments.boards.board;
    const auto boards = read_boards(arguments.boards);
    if (!boards) return refuse(board, boards.error());
    const Instance instance{boards->start, boards->goal};
    const auto model = model_of(instance, arguments);
    if (!model) return refuse(board, model.error());
    if (model->impossible.empty()) return next(instance, *model);
    std::cerr << "shunt: " << board << ": " << model->impossible << "; there is no program to write\n";
    return ExitCode::unsolvable;
}

ExitCode write_model(const ModelArguments& arguments) {
    return with_model(arguments, [&](const Instance& instance, const Model& model) {
        const std::string comment = print_board(instance.start) + " to " + print_board(instance.goal) + " in " +
                                    std::to_string(model.steps) + " steps, " + std::string(to_string(arguments.mode)) +
                                    ", " + std::string(to_string(arguments.formulation)) + " formulation";
        std::cout << (arguments.format == ProgramText::lp ? lp_text(model.program, comment)
                                                          : mps_text(model.program, comment));
        return ExitCode::done;
    });
}

/// What a solution file comes to.
struct Reading {
    Solution solution;
    std::optional<Walk> walk;
    std::string fault;
};

Reading read(const Instance& instance, const Model& model, Solution solution) {
    Reading reading{std::move(solution), std::nullopt, {}};
    if (reading.solution.values.empty()) return reading;
    auto walk = decode_walk(instance, model, reading.solution.values);
    reading.fault = first_violation(model.program, reading.solution.values);
    if (walk)
        reading.walk = std::move(*walk);
    else
        reading.fault = walk.error().message + (reading.fault.empty() ? "" : "; " + reading.fault);
    return reading;
}

std::string_view name_of(Solution::Status status) {
    constexpr std::array<std::string_view, 4> kNames{"optimal", "feasible", "infeasible", "unfinished"};
    return kNames[static_cast<std::size_t>(status)];
}

void print_json(const Reading& reading) {
    nlohmann::ordered_json json;
    json["status"] = name_of(reading.solution.status);
    json["words"] = reading.solution.words;
    json["length"] = nullptr;
    if (reading.walk) {
        json["length"] = reading.walk->letters.size();
        json["letters"] = reading.walk->letters;
        json["passes"] = reading.walk->passes;
    }
    json["fault"] = reading.fault;
    // What a solver says may be in any encoding.
    std::cout << json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << "\n";
}

void print_text(const Reading& reading) {
    std::cout << "the solver says: " << name_of(reading.solution.status) << "\n";
    if (reading.walk) {
        std::cout << "the walk ends at the goal after " << reading.walk->letters.size() << " moves (step metric) and "
                  << reading.walk->passes << " passes\nletters: " << reading.walk->letters << "\n";
    }
    if (!reading.fault.empty())
        std::cout << (reading.walk ? "but the values break a row: " : "no walk: ") << reading.fault << "\n";
}

ExitCode read_solution(const ModelArguments& arguments) {
    const auto text = read_input(arguments.file);
    if (!text) return refuse(arguments.file, text.error());
    return with_model(arguments, [&](const Instance& instance, const Model& model) {
        auto solution = parse_solution(*text, model.program, arguments.format);
        if (!solution) return refuse(arguments.file, solution.error());
        const Reading reading = read(instance, model, std::move(*solution));
        arguments.json ? print_json(reading) : print_text(reading);
        if (!reading.fault.empty()) return ExitCode::bad_input;
        return reading.walk ? ExitCode::done : ExitCode::unsolvable;
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
