// The `shunt` command: parses the command line, nothing else. Each subcommand has a file of its own.
#include <CLI/CLI.hpp>
#include <iostream>
#include <sstream>

#include "core/cli/boards_command.hpp"
#include "core/cli/convert_command.hpp"
#include "core/cli/evolve_command.hpp"
#include "core/cli/find_command.hpp"
#include "core/cli/neighbours_command.hpp"
#include "core/cli/npuzzle_command.hpp"
#include "core/cli/process.hpp"
#include "core/cli/render_command.hpp"
#include "core/cli/run_job.hpp"
#include "core/cli/search_command.hpp"
#include "core/cli/tile_command.hpp"

int main(int argc, char** argv) {
    shunt::cli::prepare_process();
    CLI::App app{"A laboratory for sliding block puzzles."};
    app.set_version_flag("--version", SHUNT_VERSION);
    app.require_subcommand(1);
    app.footer("Exit codes: 0 done, 1 unsolvable, 2 bad input, 3 limit reached, 4 cancelled.");

    shunt::cli::Run run;
    shunt::cli::add_solve(app, run);
    shunt::cli::add_census(app, run);
    shunt::cli::add_difficulty(app, run);
    shunt::cli::add_find(app, run);
    shunt::cli::add_evolve(app, run);
    shunt::cli::add_neighbours(app, run);
    shunt::cli::add_boards(app, run);
    shunt::cli::add_tile(app, run);
    shunt::cli::add_npuzzle(app, run);
    shunt::cli::add_convert(app, run);
    shunt::cli::add_render(app, run);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        std::ostringstream refusal;
        const int code = app.exit(error, std::cout, refusal);
        std::cerr << shunt::cli::shortened(refusal.str());
        return code == 0 ? 0 : static_cast<int>(shunt::cli::ExitCode::bad_input);
    }
    return static_cast<int>(shunt::cli::run_to_the_end(run));
}
