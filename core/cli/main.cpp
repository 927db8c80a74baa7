// The `shunt` command: parses the command line, nothing else. Each subcommand has a file of its own.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <iostream>
#include <span>
#include <sstream>
#include <string_view>

#include "core/cli/about_commands.hpp"
#include "core/cli/boards_command.hpp"
#include "core/cli/convert_command.hpp"
#include "core/cli/evolve_command.hpp"
#include "core/cli/find_command.hpp"
#include "core/cli/misunderstood.hpp"
#include "core/cli/neighbours_command.hpp"
#include "core/cli/npuzzle_command.hpp"
#include "core/cli/process.hpp"
#include "core/cli/render_command.hpp"
#include "core/cli/run_job.hpp"
#include "core/cli/search_command.hpp"
#include "core/cli/tile_command.hpp"
#include "core/cli/version.hpp"

namespace {

using namespace shunt::cli;

struct Command {
    std::string_view name;
    void (*add)(CLI::App& app, Run& run);
    bool tells_of_all = false;
};
constexpr std::array kCommands{
    Command{"solve", add_solve},         Command{"census", add_census}, Command{"difficulty", add_difficulty},
    Command{"find", add_find},           Command{"evolve", add_evolve}, Command{"neighbours", add_neighbours},
    Command{"boards", add_boards},       Command{"tile", add_tile},     Command{"npuzzle", add_npuzzle},
    Command{"convert", add_convert},     Command{"render", add_render}, Command{"completion", add_completion, true},
    Command{"manual", add_manual, true},
};

/// Describes the command that is named, or all of them: to describe all takes longer than many a search.
void add_commands(CLI::App& app, Run& run, std::string_view named) {
    const auto command =
        std::find_if(kCommands.begin(), kCommands.end(), [&](const Command& each) { return each.name == named; });
    if (command != kCommands.end() && !command->tells_of_all) return command->add(app, run);
    for (const Command& each : kCommands) each.add(app, run);
}

int refused(const std::string& why) {
    std::cerr << "shunt: " << shortened(why) << "\n";
    return static_cast<int>(ExitCode::bad_input);
}

}  // namespace

int main(int argc, char** argv) {
    prepare_process();
    CLI::App app{"A laboratory for sliding block puzzles.", "shunt"};
    app.set_version_flag("--version", version_text(), "version, commit, compiler and processor");
    app.require_subcommand(1);
    app.footer("Exit codes: 0 done, 1 unsolvable, 2 bad input, 3 limit reached, 4 cancelled.");

    Run run;
    add_commands(app, run, argc > 1 ? argv[1] : "");
    const std::span<const char* const> words(argv + 1, argv + std::max(argc, 1));
    if (const auto refusal = unknown_command(app, words)) return refused(*refusal);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ExtrasError&) {
        return refused(left_over(app));
    } catch (const CLI::ParseError& error) {
        std::ostringstream refusal;
        const int code = app.exit(error, std::cout, refusal);
        std::cerr << shortened(refusal.str());
        return code == 0 ? 0 : static_cast<int>(ExitCode::bad_input);
    }
    return static_cast<int>(run_to_the_end(run));
}
