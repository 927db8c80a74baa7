#include "core/cli/puzzle_source.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <vector>

#include "core/cli/input_file.hpp"

namespace shunt::cli {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> puzzle_folders() {
    std::vector<fs::path> folders;
    if (const char* chosen = std::getenv("SHUNT_PUZZLES")) folders.emplace_back(chosen);
    folders.emplace_back("puzzles");
    folders.emplace_back(SHUNT_PUZZLES_DIR);
    return folders;
}

/// Where a puzzle of that name may be: in a folder, or in one of the folders in it that has it.
std::vector<fs::path> named_files(const std::string& name) {
    std::vector<fs::path> files;
    for (const fs::path& folder : puzzle_folders()) {
        files.push_back(folder / (name + ".txt"));
        std::vector<fs::path> deeper;
        std::error_code failure;
        for (fs::directory_iterator part(folder, failure), end; !failure && part != end; part.increment(failure)) {
            std::error_code ignored;
            const fs::path file = part->path() / (name + ".txt");
            if (part->path().filename() != "bad" && fs::is_regular_file(file, ignored)) deeper.push_back(file);
        }
        std::sort(deeper.begin(), deeper.end());
        files.insert(files.end(), deeper.begin(), deeper.end());
    }
    return files;
}

/// Whether the argument itself is a puzzle: one word in a format that writes puzzles so.
bool is_puzzle(const PuzzleArgument& argument) {
    if (argument.puzzle.find_first_of(" \t\n") != std::string::npos) return false;
    return argument.from != nullptr ? argument.from->recognises(argument.puzzle)
                                    : !puzzle::recognised(argument.puzzle).empty();
}

bool is_own(const PuzzleArgument& argument, const std::string& text) {
    if (argument.from != nullptr) return argument.from == puzzle::formats().front();
    const auto found = puzzle::recognised(text);
    return found.empty() || found.front() == puzzle::formats().front();
}

Result<puzzle::Reading> read_text(const PuzzleArgument& argument, const std::string& text) {
    auto reading = argument.from != nullptr ? read_as(*argument.from, text) : puzzle::read_any(text);
    if (!reading) return reading;
    for (const std::string& note : reading->notes) std::cerr << "shunt: " << note << '\n';
    return reading;
}

}  // namespace

void add_puzzle_argument(CLI::App& command, PuzzleArgument& argument) {
    command
        .add_option("PUZZLE", argument.puzzle,
                    "a puzzle file of any format, a name from puzzles/, - for standard input, or a puzzle in one word")
        ->required();
    add_format_option(command, "--from", argument.from, "the format of PUZZLE; default: recognised by its text");
}

CLI::Option* add_format_option(CLI::App& command, const std::string& option, const puzzle::Format*& format,
                               const std::string& help) {
    std::vector<std::string> names;
    for (const puzzle::Format* each : puzzle::formats()) names.emplace_back(each->name);
    return command
        .add_option_function<std::string>(
            option, [&format](const std::string& name) { format = puzzle::format_named(name); }, help)
        ->check(CLI::IsMember(names));
}

Result<std::string> puzzle_text(const PuzzleArgument& argument) {
    if (argument.puzzle == "-") return read_input(argument.puzzle);
    std::vector<fs::path> candidates{argument.puzzle};
    for (fs::path& file : named_files(argument.puzzle)) candidates.push_back(std::move(file));
    std::string tried;
    std::optional<Error> unreadable;
    for (const fs::path& candidate : candidates) {
        auto text = read_if_there(candidate.string());
        if (text && *text) return std::move(**text);
        if (!text && !unreadable) unreadable = text.error();
        tried += "\n  " + candidate.string();
    }
    std::error_code ignored;
    const bool is_path = fs::exists(argument.puzzle, ignored);  // a folder's name may look like a puzzle in one word
    if (!is_path && is_puzzle(argument)) return argument.puzzle;
    if (unreadable) return *unreadable;
    return Error{"there is no puzzle '" + argument.puzzle + "'; looked for" + tried};
}

Result<puzzle::Reading> read_puzzle(const PuzzleArgument& argument) {
    const auto text = puzzle_text(argument);
    if (!text) return text.error();
    return read_text(argument, *text);
}

Result<std::string> read_own_text(const PuzzleArgument& argument) {
    auto text = puzzle_text(argument);
    if (!text || is_own(argument, *text)) return text;
    const auto reading = read_text(argument, *text);
    if (!reading) return reading.error();
    return write_as(*puzzle::formats().front(), *reading);
}

}  // namespace shunt::cli
