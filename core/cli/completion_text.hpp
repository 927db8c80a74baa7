// Scripts with which shells complete command lines of the program.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/cli/option_table.hpp"

namespace shunt::cli {

/// For bash: commands, options, the words that an option takes, and files and `puzzles` (names of the library) everywhere else.
[[nodiscard]] std::string bash_completion(const std::vector<CommandRow>& table,
                                          const std::vector<std::string_view>& puzzles);
/// For zsh, which also shows what each of them does.
[[nodiscard]] std::string zsh_completion(const std::vector<CommandRow>& table,
                                         const std::vector<std::string_view>& puzzles);
/// For fish, which does so too.
[[nodiscard]] std::string fish_completion(const std::vector<CommandRow>& table,
                                          const std::vector<std::string_view>& puzzles);

}  // namespace shunt::cli
