#include "core/cli/render_command.hpp"

#include <algorithm>
#include <iostream>
#include <memory>

#include "core/cli/durable_file.hpp"
#include "core/cli/puzzle_source.hpp"
#include "core/cli/run_job.hpp"
#include "core/picture/svg.hpp"
#include "core/puzzle/format/shunt_text.hpp"

namespace shunt::cli {
namespace {

struct RenderArguments {
    PuzzleArgument puzzle;
    std::string position;
    std::string out;
    bool goal = false;
    bool dark = false;
    int cell = 64;
};

/// The position that is asked for: rows as lines, or joined by '/' in one line.
Result<puzzle::Position> position_of(const puzzle::Problem& problem, std::string rows) {
    if (rows.empty()) return problem.start;
    if (rows.find('\n') == std::string::npos) std::replace(rows.begin(), rows.end(), '/', '\n');
    return parse_position(problem.puzzle, rows);
}

Result<picture::Picture> picture_wanted(const RenderArguments& arguments) {
    const auto read = read_puzzle(arguments.puzzle);
    if (!read) return read.error();
    const puzzle::Puzzle& puzzle = read->reading.puzzle;
    const std::vector<int> colours = picture::piece_colours(puzzle);
    if (arguments.goal && puzzle.goals().empty()) return Error{"the puzzle has no goal to draw"};
    if (arguments.goal) return picture::picture_of_goal(puzzle, colours);
    const auto position = position_of(read->reading, arguments.position);
    if (!position) return Error{"--position: " + to_string(position.error())};
    auto picture = picture::picture_of(puzzle, *position, colours);
    picture.goals_above = true;  // paper has no pointer that could lift the pieces off
    return picture;
}

ExitCode run_render(const RenderArguments& arguments) {
    const auto picture = picture_wanted(arguments);
    if (!picture) return refuse(arguments.puzzle.puzzle, picture.error());
    const picture::Palette& palette = arguments.dark ? picture::dark_palette() : picture::light_palette();
    const std::string text = svg(*picture, palette, static_cast<float>(arguments.cell));
    if (arguments.out.empty()) {
        std::cout << text;
    } else if (const auto error = write_output(arguments.out, text)) {
        return refuse(arguments.out, *error);
    }
    return ExitCode::done;
}

}  // namespace

void add_render(CLI::App& app, Run& run) {
    CLI::App& command = *app.add_subcommand("render", "Draws a puzzle");
    auto arguments = std::make_shared<RenderArguments>();
    add_puzzle_argument(command, arguments->puzzle);
    command.add_flag("--svg")->description(
        "as SVG, which is what there is; browsers, rsvg-convert and Inkscape make other formats of it, PNG for "
        "example");
    command.add_option("--out", arguments->out, "the file, pipe or device to write; - or nothing: standard output");
    CLI::Option* position = command.add_option("--position", arguments->position,
                                               "rows of the position to draw, joined by /; default: the start");
    command.add_flag("--goal", arguments->goal, "draw the pieces of the (first) goal on their places instead")
        ->excludes(position);
    command.add_flag("--dark", arguments->dark, "in the colours for dark pages");
    command.add_option("--size", arguments->cell, "side of a cell in pixels, 4 to 1000; default: 64")
        ->check(CLI::Range(4, 1000));
    command.callback([arguments, &run] { run = [arguments] { return run_render(*arguments); }; });
}

}  // namespace shunt::cli
