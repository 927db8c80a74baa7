// What the system's shell finds, and how it is told.
#pragma once

#include <string>

namespace shunt::cli {

/// Whether there is a program of that name where the shell looks for them.
[[nodiscard]] bool is_on_path(const std::string& program);

/// A text as one word of a command line.
[[nodiscard]] std::string shell_word(const std::string& text);

/// The command line for ChildProcess that runs a script with node.
[[nodiscard]] std::string node_line(const std::string& script);

}  // namespace shunt::cli
