// Command lines that say something that is not there: what may have been meant.
#pragma once

#include <CLI/CLI.hpp>
#include <optional>
#include <span>
#include <string>

namespace shunt::cli {

/// Why a word where a command is expected names none, as a sentence; nothing where all do, and where an option comes first. `words` are
/// those of the command line, and `app` has the commands.
[[nodiscard]] std::optional<std::string> unknown_command(const CLI::App& app, std::span<const char* const> words);

/// Why words of a parsed command line were left over: options that there are not, or more arguments than the command takes.
[[nodiscard]] std::string left_over(const CLI::App& app);

}  // namespace shunt::cli
