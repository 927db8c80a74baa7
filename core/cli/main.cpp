// The `shunt` command: parses the command line, nothing else. What the commands do is in run_job.hpp.
#include <CLI/CLI.hpp>

#include "core/cli/arguments.hpp"
#include "core/cli/run_job.hpp"

int main(int argc, char** argv) {
    CLI::App app{"A laboratory for sliding block puzzles."};
    app.set_version_flag("--version", SHUNT_VERSION);
    app.require_subcommand(1);
    app.footer("Exit codes: 0 done, 1 unsolvable, 2 bad input, 3 limit reached, 4 cancelled.");

    shunt::cli::JobArguments arguments;
    shunt::cli::add_command(app, "solve", "Finds a shortest solution and proves it shortest", shunt::job::Kind::solve,
                            arguments);
    shunt::cli::add_command(app, "census", "Counts the reachable positions by depth", shunt::job::Kind::census,
                            arguments);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return app.exit(error) == 0 ? 0 : static_cast<int>(shunt::cli::ExitCode::bad_input);
    }
    return static_cast<int>(shunt::cli::run_job(arguments));
}
