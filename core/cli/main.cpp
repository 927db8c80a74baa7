// The `shunt` command: its subcommands, each of which has a file of its own.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <string_view>

#include "core/cli/about_commands.hpp"
#include "core/cli/boards_command.hpp"
#include "core/cli/command_line.hpp"
#include "core/cli/convert_command.hpp"
#include "core/cli/evolve_command.hpp"
#include "core/cli/find_command.hpp"
#include "core/cli/neighbours_command.hpp"
#include "core/cli/npuzzle_command.hpp"
#include "core/cli/parse_and_run.hpp"
#include "core/cli/process.hpp"
#include "core/cli/render_command.hpp"
#include "core/cli/search_command.hpp"
#include "core/cli/tiling_command.hpp"
#include "core/cli/verify_command.hpp"
#include "core/cli/version.hpp"

namespace {

using namespace shunt::cli;

struct Command {
    std::string_view name;
    void (*add)(CLI::App& app, Run& run);
    bool tells_of_all = false;
};
constexpr std::array kCommands{
    Command{"solve", add_solve},
    Command{"census", add_census},
    Command{"difficulty", add_difficulty},
    Command{"find", add_find},
    Command{"evolve", add_evolve},
    Command{"neighbours", add_neighbours},
    Command{"boards", add_boards},
    Command{"tile", add_tile},
    Command{"npuzzle", add_npuzzle},
    Command{"convert", add_convert},
    Command{"render", add_render},
    Command{"verify", add_verify},
    Command{"completion", add_completion, true},
    Command{"manual", add_manual, true},
};

/// Describes the command that is named, or all of them: to describe all takes longer than many a search.
void add_commands(CLI::App& app, Run& run, std::string_view named) {
    const auto command =
        std::find_if(kCommands.begin(), kCommands.end(), [&](const Command& each) { return each.name == named; });
    if (command != kCommands.end() && !command->tells_of_all) return command->add(app, run);
    for (const Command& each : kCommands) each.add(app, run);
}

}  // namespace

int main(int argc, char** argv) {
    prepare_process();
    remember_command_line(argc, argv);
    CLI::App app{"A laboratory for sliding block puzzles.", "shunt"};
    app.set_version_flag("--version", version_text(), "version, commit, compiler and processor");
    app.require_subcommand(1);
    app.footer("Exit codes: 0 done, 1 unsolvable, 2 bad input, 3 limit reached, 4 cancelled.");

    Run run;
    add_commands(app, run, argc > 1 ? argv[1] : "");
    return parse_and_run(app, run, argc, argv);
}
