#include "ui/words/shell_command.hpp"

namespace shunt::ui {

std::string shell_command(const std::string& words, puzzle::Metric metric, const std::string& text) {
    std::string end = "END";
    while (("\n" + text).find("\n" + end + "\n") != std::string::npos) end += "_";
    return "shunt " + words + " --metric " + std::string(puzzle::to_string(metric)) + " - << '" + end + "'\n" + text +
           end + "\n";
}

}  // namespace shunt::ui
