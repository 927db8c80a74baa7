#include "core/cli/shell.hpp"

#include <unistd.h>

#include <cstdlib>
#include <sstream>

namespace shunt::cli {

bool is_on_path(const std::string& program) {
    const char* path = std::getenv("PATH");
    std::istringstream folders(path == nullptr ? "" : path);
    for (std::string folder; std::getline(folders, folder, ':');) {
        if (access((folder + "/" + program).c_str(), X_OK) == 0) return true;
    }
    return false;
}

std::string shell_word(const std::string& text) {
    std::string word = "'";
    for (const char letter : text) word += letter == '\'' ? std::string("'\\''") : std::string(1, letter);
    return word + "'";
}

std::string node_line(const std::string& script) { return "exec node " + shell_word(script); }

}  // namespace shunt::cli
