// The words of the command line, for what tells how it was made.
#pragma once

#include <string>

namespace shunt::cli {

/// Remembers them; once, before commands run.
void remember_command_line(int argc, const char* const* argv);
/// "shunt census klotski --card FILE": the program by its name alone, words in quotes where a shell needs them.
[[nodiscard]] std::string command_line();

}  // namespace shunt::cli
