// What the command takes, as values: every command with its options. Read from what the commands describe to the parser, so nothing is said
// twice; the manual and the completions of shells are made of it.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

namespace shunt::cli {

/// An option, or an argument without a name of its own.
struct OptionRow {
    std::vector<std::string> names;    ///< "--metric"; of an argument what stands for it, "PUZZLE"
    bool argument = false;             ///< told by its place
    bool required = false;             ///< the command refuses to do without
    std::string value;                 ///< what kind of word follows, "TEXT"; empty: none
    std::vector<std::string> choices;  ///< the words that may follow; empty: any
    std::string help;
};

/// A command of the program, or the program itself.
struct CommandRow {
    std::string path;  ///< "npuzzle solve"; empty: the program
    std::string help;
    std::string footer;
    std::vector<OptionRow> options;
    std::vector<std::string> commands;  ///< names of the commands below it

    /// The name without those of the commands above.
    [[nodiscard]] std::string name() const { return path.substr(path.rfind(' ') + 1); }
};

/// The program, then each of its commands followed by those below it, in the order in which they were described.
[[nodiscard]] std::vector<CommandRow> option_table(const CLI::App& app);

}  // namespace shunt::cli
