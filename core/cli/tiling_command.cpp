#include "core/cli/tiling_command.hpp"
#include "core/cli/answer.hpp"

#include <memory>

#include "core/cli/counting_text.hpp"
#include "core/cli/grid_argument.hpp"
#include "core/cli/input_file.hpp"
#include "core/cli/number_option.hpp"
#include "core/cli/puzzle_source.hpp"
#include "core/cli/run_job.hpp"
#include "core/job/tiling_job.hpp"

namespace shunt::cli {
namespace {

struct TilingArguments {
    std::string pieces;
    std::string board;
    bool random = false;
    std::uint64_t seed = 1;
    job::TilingRequest request;
    RunOptions run;
};

/// Reads the drawings of the terms that are no known names.
std::optional<Error> read_drawings(std::vector<counting::PieceTerm>& terms) {
    for (counting::PieceTerm& term : terms) {
        if (counting::is_known_name(term.name)) continue;
        auto text = read_if_there(term.name);
        if (!text) return text.error();
        if (!*text) {
            return Error{"'" + term.name + "' is neither a file nor a known set of pieces; known are " +
                         counting::known_names()};
        }
        term.drawing = std::move(**text);
    }
    return std::nullopt;
}

ExitCode run_tile(TilingArguments& arguments) {
    job::TilingRequest& request = arguments.request;
    if (!arguments.board.empty()) {
        auto text = puzzle_text({arguments.board});
        if (!text) return refuse(arguments.board, text.error());
        request.board = std::move(text->text);
        tell_notes(text->origin.notes);
        arguments.run.origin = std::move(text->origin);
    }
    request.pieces = counting::split_piece_set(arguments.pieces);
    if (const auto error = read_drawings(request.pieces)) return refuse(arguments.pieces, *error);
    if (arguments.random) request.random_seed = arguments.seed;
    auto job = job::TilingJob::create(request);
    if (!job) return refuse("tile", job.error());
    return run_job(**job, arguments.run, tile_text);
}

}  // namespace

void add_tile(CLI::App& app, Run& run) {
    auto arguments = std::make_shared<TilingArguments>();
    CLI::App& command = *app.add_subcommand(
        "tile", "Counts the tilings of a board by pieces, as many of each as needed or one of each");
    add_grid_argument(command, arguments->request.grid);
    command
        .add_option(
            "--pieces", arguments->pieces,
            "joined by +: " + counting::known_names() +
                ", or files of drawn shapes. Pieces may be rotated and turned over; after one-sided- only rotated; "
                "after fixed- neither")
        ->required();
    command.add_option("--board", arguments->board,
                       "a board with walls: a file of rows of . and #, a puzzle, or - for standard input");
    command.add_flag("--each-once", arguments->request.each_once,
                     "every piece of the set stands once, not as often as needed");
    command.add_option("--voids", arguments->request.voids, "how many cells stay empty, exactly; default 0");
    CLI::Option* random = command.add_flag("--random", arguments->random, "also draw one of the tilings at random");
    add_count(command, "--seed", arguments->seed, "which random tiling: equal seeds draw equal tilings; default 1")
        ->needs(random);
    add_memory_option(command, arguments->request.memory_limit);
    add_run_options<Answer<outcome::TilingOutcome>>(command, arguments->run);
    arguments->request.memory_limit = kDefaultMemory;
    command.callback([arguments, &run] { run = [arguments] { return run_tile(*arguments); }; });
}

}  // namespace shunt::cli
