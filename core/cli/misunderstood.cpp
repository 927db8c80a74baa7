#include "core/cli/misunderstood.hpp"

#include <algorithm>
#include <vector>

#include "core/cli/library.hpp"
#include "core/cli/nearest.hpp"

namespace shunt::cli {
namespace {

bool is_option(const std::string& word) { return word.size() > 1 && word.front() == '-'; }

/// The command that was reached, with the words that lead to it: "shunt npuzzle solve".
const CLI::App& innermost(const CLI::App& app, std::string& words) {
    const CLI::App* command = &app;
    for (auto inner = app.get_subcommands(); !inner.empty(); inner = command->get_subcommands()) {
        command = inner.front();
        words += " " + command->get_name();
    }
    return *command;
}

/// The names of its options ("--metric") or of its arguments ("PUZZLE").
std::vector<std::string> names_in(const CLI::App& command, bool positional) {
    std::vector<std::string> names;
    for (const CLI::Option* option : command.get_options()) {
        if (option->get_positional() == positional) names.push_back(option->get_name());
    }
    return names;
}

std::string unknown_option(const CLI::App& command, const std::string& words, const std::string& given) {
    const std::string name = given.substr(0, given.find('='));
    const std::string dashed = "--" + name.substr(name.find_first_not_of('-'));
    return "'" + words + "' has no option '" + name + "'" + did_you_mean(dashed, names_in(command, false));
}

/// "PUZZLE, one at a time".
std::string too_many(const CLI::App& command, const std::string& words, const std::string& first) {
    std::string takes;
    for (const std::string& name : names_in(command, true)) takes += (takes.empty() ? "" : " and ") + ("one " + name);
    const std::string shown = "'" + words + "' takes " + (takes.empty() ? "no argument" : takes);
    return shown + ", and '" + first + "' is one more; for several, call it once for each";
}

}  // namespace

std::optional<std::string> unknown_command(const CLI::App& app, std::span<const char* const> words) {
    std::vector<std::string> names;
    for (const CLI::App* command : app.get_subcommands({})) names.push_back(command->get_name());
    if (names.empty() || words.empty() || is_option(words.front())) return std::nullopt;
    const std::string word = words.front();
    if (std::find(names.begin(), names.end(), word) != names.end())
        return unknown_command(*app.get_subcommand(word), words.subspan(1));
    const std::string shown = "there is no command '" + word + "'";
    if (library_puzzle(word) != nullptr) return shown + "; it is a puzzle: shunt solve " + word;
    const std::string meant = did_you_mean(word, names);
    return shown + (meant.empty() ? "; see --help" : meant);
}

std::string left_over(const CLI::App& app) {
    std::string words = app.get_name();
    const CLI::App& command = innermost(app, words);
    std::string first_argument;
    for (const std::string& word : app.remaining(true)) {
        if (is_option(word)) return unknown_option(command, words, word);
        if (first_argument.empty()) first_argument = word;
    }
    return too_many(command, words, first_argument);
}

}  // namespace shunt::cli
