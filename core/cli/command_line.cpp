#include "core/cli/command_line.hpp"

#include <vector>

namespace shunt::cli {
namespace {

std::vector<std::string>& remembered_words() {
    static std::vector<std::string> words;
    return words;
}

/// As a POSIX shell reads it back.
std::string in_quotes(const std::string& word) {
    constexpr const char* kPlain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-./:=,+@%";
    if (!word.empty() && word.find_first_not_of(kPlain) == std::string::npos) return word;
    std::string quoted = "'";
    for (const char sign : word) quoted += sign == '\'' ? std::string("'\\''") : std::string(1, sign);
    return quoted + "'";
}

}  // namespace

void remember_command_line(int argc, const char* const* argv) {
    for (int i = 1; i < argc; ++i) remembered_words().emplace_back(argv[i]);
}

std::string command_line() {
    std::string line = "shunt";
    for (const std::string& word : remembered_words()) line += " " + in_quotes(word);
    return line;
}

}  // namespace shunt::cli
