#include "core/cli/about_commands.hpp"

#include <iostream>
#include <memory>

#include "core/cli/completion_text.hpp"
#include "core/cli/library.hpp"
#include "core/cli/manual_text.hpp"

namespace shunt::cli {
namespace {

struct Shell {
    const char* name;
    std::string (*script)(const std::vector<CommandRow>& table, const std::vector<std::string_view>& puzzles);
};
constexpr std::array kShells{Shell{"bash", bash_completion}, Shell{"zsh", zsh_completion},
                             Shell{"fish", fish_completion}};

std::vector<std::string_view> puzzle_names() {
    std::vector<std::string_view> names;
    for (const LibraryPuzzle& puzzle : library()) names.push_back(puzzle.path);
    return names;
}

}  // namespace

void add_completion(CLI::App& app, Run& run) {
    CLI::App& command = *app.add_subcommand("completion", "Prints a script with which a shell completes command lines");
    command.footer(
        "For the shell that is open, and in its start file for all to come:\n"
        "  source <(shunt completion bash)\n"
        "  source <(shunt completion zsh)\n"
        "  shunt completion fish | source");
    auto shell = std::make_shared<std::string>();
    std::vector<std::string> names;
    for (const Shell& each : kShells) names.emplace_back(each.name);
    command.add_option("SHELL", *shell, "the shell")->required()->check(CLI::IsMember(names));
    command.callback([shell, &app, &run] {
        run = [shell, &app] {
            for (const Shell& each : kShells) {
                if (*shell == each.name) std::cout << each.script(option_table(app), puzzle_names());
            }
            return ExitCode::done;
        };
    });
}

void add_manual(CLI::App& app, Run& run) {
    CLI::App& command = *app.add_subcommand("manual", "Prints the manual page, with every option of every command");
    command.footer(
        "To read it, or to keep it where man looks:\n  shunt manual | man -l -\n  shunt manual > "
        "~/.local/share/man/man1/shunt.1");
    command.callback([&app, &run] {
        run = [&app] {
            std::cout << manual_text(option_table(app));
            return ExitCode::done;
        };
    });
}

}  // namespace shunt::cli
