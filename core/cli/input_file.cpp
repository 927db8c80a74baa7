#include "core/cli/input_file.hpp"

#include <array>
#include <filesystem>
#include <fstream>
#include <iostream>

namespace shunt::cli {
namespace {

namespace fs = std::filesystem;

/// In blocks: tables of pattern databases are some megabytes.
std::string read_all(std::istream& in) {
    std::string text;
    std::array<char, 1 << 16> block;
    while (in.read(block.data(), block.size()) || in.gcount() > 0)
        text.append(block.data(), static_cast<std::size_t>(in.gcount()));
    return text;
}

bool is_open_already(const std::string& path) {
    return path.starts_with("/dev/fd/") || path.starts_with("/proc/self/fd/") || path == "/dev/stdin";
}

}  // namespace

Result<std::optional<std::string>> read_if_there(const std::string& path) {
    std::error_code why;
    const fs::file_status status = fs::status(path, why);
    if (status.type() == fs::file_type::not_found) return std::optional<std::string>();
    if (status.type() == fs::file_type::directory) return Error{"'" + path + "' is a folder, not a file"};
    if (fs::exists(status) && !fs::is_regular_file(status) && !is_open_already(path))
        return Error{"'" + path + "' is no file; what a pipe or a device holds is read from standard input"};
    std::ifstream file(path, std::ios::binary);
    if (!file) return Error{"cannot read '" + path + "'" + (why ? ": " + why.message() : "")};
    return std::optional<std::string>(read_all(file));
}

Result<std::string> read_input(const std::string& path) {
    if (path == "-") return read_all(std::cin);
    auto text = read_if_there(path);
    if (!text) return text.error();
    if (!*text) return Error{"there is no such file"};
    return std::move(**text);
}

}  // namespace shunt::cli
