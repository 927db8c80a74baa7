#include "core/cli/render_command.hpp"

#include <algorithm>
#include <iostream>
#include <memory>

#include "core/cli/durable_file.hpp"
#include "core/cli/number_option.hpp"
#include "core/cli/puzzle_source.hpp"
#include "core/cli/render_file.hpp"
#include "core/cli/run_job.hpp"
#include "core/job/npuzzle_solve_job.hpp"
#include "core/job/solution_values.hpp"
#include "core/moves/written_moves.hpp"
#include "core/puzzle/format/shunt_text.hpp"

namespace shunt::cli {
namespace {

struct RenderArguments {
    PuzzleArgument puzzle;
    std::string position;
    std::string moves;
    bool solution = false;  // the moves of a shortest one
    std::optional<puzzle::Metric> metric;
    std::uint64_t memory_limit = kDefaultMemory;
    std::string out;
    bool goal = false;
    bool svg = false;  // whatever the name of the file says
    bool dark = false;
    int cell = 64;
    double speed = 1;
};

/// What is drawn, or, without an error, the code that says why there is nothing.
struct Drawn {
    std::optional<Drawing> drawing;
    ExitCode code = ExitCode::done;
};

/// The position that is asked for: rows as lines, or joined by '/' in one line.
Result<puzzle::Position> position_of(const puzzle::Problem& problem, std::string rows) {
    if (rows.empty()) return problem.start;
    if (rows.find('\n') == std::string::npos) std::replace(rows.begin(), rows.end(), '/', '\n');
    return parse_position(problem.puzzle, rows);
}

Result<std::vector<moves::Move>> moves_written(const puzzle::Problem& problem, const std::string& text) {
    auto read = moves::read_moves(problem.puzzle, problem.start, text);
    if (read.fault) return Error{"--moves: " + to_string(*read.fault)};
    if (read.unfinished) return Error{"--moves: " + to_string(*read.unfinished)};
    return std::move(read.moves);
}

/// Lets the pieces go a shortest way; the code tells where there is none, or none that is known.
Result<Drawn> solution_drawn(const RenderArguments& arguments, const puzzle::Problem& problem,
                             picture::Picture picture) {
    job::SolveRequest request;
    request.puzzle = print_puzzle(problem);
    request.metric = arguments.metric;
    request.memory_limit = arguments.memory_limit;
    auto job = job::make_solve_job(request);
    if (!job) return job.error();
    static_cast<void>(drive(**job, {}, {}));
    const outcome::SolveOutcome outcome = (*job)->outcome();
    if (!outcome.defect.empty()) return Drawn{std::nullopt, show(outcome.status, outcome.defect, {})};
    if (!outcome.length) {
        const std::string why = outcome.reason.empty() ? std::string(to_string(outcome.status)) : outcome.reason;
        std::cerr << "shunt: " << arguments.puzzle.puzzle << ": no solution to draw: " << why << "\n";
        return Drawn{std::nullopt, exit_code(outcome.status)};
    }
    const auto moves = job::played(problem, outcome.moves);
    if (!moves) return moves.error();
    picture.title += (picture.title.empty() ? "" : ": ") + std::to_string(moves->size()) + " (" +
                     std::string(to_string(outcome.metric)) + " metric), a shortest solution";
    return Drawn{Drawing{std::move(picture), *moves, {}}};
}

Result<Drawn> drawn(const RenderArguments& arguments) {
    const auto read = read_puzzle(arguments.puzzle);
    if (!read) return read.error();
    puzzle::Problem problem = read->reading;
    const std::vector<int> colours = picture::piece_colours(problem.puzzle);
    if (arguments.goal && problem.puzzle.goals().empty()) return Error{"the puzzle has no goal to draw"};
    if (arguments.goal) return Drawn{Drawing{picture::picture_of_goal(problem.puzzle, colours), {}, {}}};
    const auto position = position_of(problem, arguments.position);
    if (!position) return Error{"--position: " + to_string(position.error())};
    problem.start = *position;
    auto picture = picture::picture_of(problem.puzzle, problem.start, colours);
    picture.goals_above = true;  // paper has no pointer that could lift the pieces off
    if (arguments.solution) return solution_drawn(arguments, problem, std::move(picture));
    const auto moves = moves_written(problem, arguments.moves);
    if (!moves) return moves.error();
    return Drawn{Drawing{std::move(picture), *moves, {}}};
}

picture::Pace pace_at(double speed) {
    const picture::Pace usual;
    const auto faster = static_cast<float>(speed);
    return {usual.step / faster, usual.rest / faster, usual.start, usual.end};
}

ExitCode run_render(const RenderArguments& arguments) {
    auto wanted = drawn(arguments);
    if (!wanted) return refuse(arguments.puzzle.puzzle, wanted.error());
    if (!wanted->drawing) return wanted->code;
    wanted->drawing->pace = pace_at(arguments.speed);
    const picture::Palette& palette = arguments.dark ? picture::dark_palette() : picture::light_palette();
    const PictureFormat format = arguments.svg ? PictureFormat::svg : picture_format_of(arguments.out);
    const auto bytes = picture_file(std::move(*wanted->drawing), palette, arguments.cell, format);
    if (!bytes) return refuse(arguments.puzzle.puzzle, bytes.error());
    if (arguments.out.empty()) {
        std::cout << *bytes;
    } else if (const auto error = write_output(arguments.out, *bytes)) {
        return refuse(arguments.out, *error);
    }
    return ExitCode::done;
}

}  // namespace

void add_render(CLI::App& app, Run& run) {
    CLI::App& command = *app.add_subcommand("render", "Draws a puzzle");
    auto arguments = std::make_shared<RenderArguments>();
    add_puzzle_argument(command, arguments->puzzle);
    command.add_flag("--svg", arguments->svg, "as SVG, whatever the name of the file ends in");
    command.add_option("--out", arguments->out,
                       "the file, pipe or device to write; - or nothing: standard output. What ends in .gif, .png or "
                       ".apng gets pixels, which rsvg-convert draws, all else SVG");
    CLI::Option* position = command.add_option("--position", arguments->position,
                                               "rows of the position to draw, joined by /; default: the start");
    CLI::Option* goal =
        command.add_flag("--goal", arguments->goal, "draw the pieces of the (first) goal on their places instead")
            ->excludes(position);
    CLI::Option* moves = command
                             .add_option("--moves", arguments->moves,
                                         "let pieces move, again and again: \"9 R, 4 D, 5 LL\", as solve tells it")
                             ->excludes(goal);
    CLI::Option* solution =
        command
            .add_flag("--solution", arguments->solution, "let the pieces go a shortest way to a goal, again and again")
            ->excludes(goal)
            ->excludes(moves);
    add_metric_option(command, arguments->metric);
    command.get_option("--metric")
        ->needs(solution)
        ->description("what counts as 1 for --solution; default: that of the puzzle");
    add_memory_option(command, arguments->memory_limit);
    command.get_option("--memory")->needs(solution);
    command.add_flag("--dark", arguments->dark, "in the colours for dark pages");
    command.add_option("--size", arguments->cell, "side of a cell in pixels, 4 to 1000; default: 64")
        ->check(CLI::Range(4, 1000));
    add_positive(command, "--speed", arguments->speed, "how many times as fast pieces move; default: 1");
    command.callback([arguments, &run] { run = [arguments] { return run_render(*arguments); }; });
}

}  // namespace shunt::cli
