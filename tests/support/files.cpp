#include "tests/support/files.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace shunt::test {

namespace {

const std::filesystem::path kRoot = SHUNT_SOURCE_DIR;

}  // namespace

std::string source_file(const std::string& path) {
    std::ifstream file(kRoot / path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

std::vector<std::string> text_files(const std::string& folder) {
    std::vector<std::string> paths;
    std::error_code failure;
    for (std::filesystem::directory_iterator entry(kRoot / folder, failure), end; entry != end;
         entry.increment(failure)) {
        const std::filesystem::path name = entry->path().filename();
        if (name.extension() == ".txt" && name != "order.txt") paths.push_back(folder + "/" + name.string());
    }
    std::sort(paths.begin(), paths.end());
    return paths;
}

std::vector<std::string> library_files() {
    std::vector<std::string> paths = text_files("puzzles");
    std::error_code failure;
    for (std::filesystem::directory_iterator entry(kRoot / "puzzles", failure), end; entry != end;
         entry.increment(failure)) {
        const std::string name = entry->path().filename().string();
        if (name == "bad" || !entry->is_directory()) continue;
        for (std::string& path : text_files("puzzles/" + name)) paths.push_back(std::move(path));
    }
    std::sort(paths.begin(), paths.end());
    return paths;
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
}

}  // namespace shunt::test
