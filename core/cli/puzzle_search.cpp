#include "core/cli/puzzle_search.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include "core/cli/input_file.hpp"
#include "core/cli/library.hpp"

namespace shunt::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kLibrary = "library:";

std::vector<fs::path> puzzle_folders() {
    std::vector<fs::path> folders;
    const char* chosen = std::getenv("SHUNT_PUZZLES");
    if (chosen != nullptr && *chosen != '\0') folders.emplace_back(chosen);
    folders.emplace_back("puzzles");
    return folders;
}

/// A folder and the folders in it, those of puzzles that must be refused left out.
std::vector<fs::path> with_inner(const fs::path& folder) {
    std::vector<fs::path> folders;
    std::error_code failure;
    for (fs::directory_iterator part(folder, failure), end; !failure && part != end; part.increment(failure)) {
        std::error_code ignored;
        if (part->path().filename() != "bad" && part->is_directory(ignored)) folders.push_back(part->path());
    }
    std::sort(folders.begin(), folders.end());
    folders.insert(folders.begin(), folder);
    return folders;
}

/// Adds a candidate, unless it says the same as the one that is meant.
void add(std::vector<Candidate>& found, Candidate candidate) {
    if (found.empty() || found.front().text != candidate.text) found.push_back(std::move(candidate));
}

void add_library_puzzle(std::vector<Candidate>& found, std::string_view name) {
    const LibraryPuzzle* const puzzle = library_puzzle(name);
    if (puzzle != nullptr) add(found, {std::string(kLibrary) + std::string(puzzle->path), std::string(puzzle->text)});
}

}  // namespace

Result<std::optional<Candidate>> file_named(const std::string& name) {
    std::error_code ignored;
    if (fs::is_directory(name, ignored)) return std::optional<Candidate>();
    auto text = read_if_there(name);
    if (!text) return text.error();
    if (!*text) return std::optional<Candidate>();
    return std::optional(Candidate{name, std::move(**text)});
}

Candidates puzzles_named(const std::string& name) {
    Candidates candidates;
    const bool library_only = name.starts_with(kLibrary);
    if (!library_only && !name.empty()) {
        for (const fs::path& folder : puzzle_folders()) {
            candidates.tried += "\n  " + (folder / (name + ".txt")).string() + " and the folders there";
            for (const fs::path& each : with_inner(folder)) {
                auto file = file_named((each / (name + ".txt")).string());
                if (file && *file) add(candidates.found, std::move(**file));
            }
        }
    }
    candidates.tried += "\n  the library of the program";
    add_library_puzzle(candidates.found, std::string_view(name).substr(library_only ? kLibrary.size() : 0));
    return candidates;
}

std::vector<std::string> names_of_puzzles() {
    std::vector<std::string> names;
    for (const LibraryPuzzle& puzzle : library()) names.emplace_back(puzzle.name());
    for (const fs::path& folder : puzzle_folders()) {
        for (const fs::path& each : with_inner(folder)) {
            std::error_code failure;
            for (fs::directory_iterator file(each, failure), end; !failure && file != end; file.increment(failure)) {
                if (file->path().extension() == ".txt") names.push_back(file->path().stem().string());
            }
        }
    }
    return names;
}

}  // namespace shunt::cli
