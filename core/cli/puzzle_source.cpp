#include "core/cli/puzzle_source.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <vector>

namespace shunt::cli {
namespace {

namespace fs = std::filesystem;

std::string read_all(std::istream& in) {
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

std::vector<fs::path> puzzle_folders() {
    std::vector<fs::path> folders;
    if (const char* chosen = std::getenv("SHUNT_PUZZLES")) folders.emplace_back(chosen);
    folders.emplace_back("puzzles");
    folders.emplace_back(SHUNT_PUZZLES_DIR);
    return folders;
}

}  // namespace

Result<std::string> read_puzzle(const std::string& puzzle) {
    if (puzzle == "-") return read_all(std::cin);
    std::vector<fs::path> candidates{puzzle};
    for (const fs::path& folder : puzzle_folders()) candidates.push_back(folder / (puzzle + ".txt"));
    std::string tried;
    for (const fs::path& candidate : candidates) {
        std::error_code ignored;
        std::ifstream file(candidate, std::ios::binary);
        if (file && fs::is_regular_file(candidate, ignored)) return read_all(file);
        tried += "\n  " + candidate.string();
    }
    return Error{"there is no puzzle '" + puzzle + "'; looked for" + tried};
}

}  // namespace shunt::cli
