// Files that the command reads.
#pragma once

#include <optional>
#include <string>

#include "core/base/result.hpp"

namespace shunt::cli {

/// The content of a file, or of a pipe that the shell has opened (/dev/fd/N, as <(command) passes it); empty when there is no such file.
/// Error: there is something that cannot be read, such as a folder. Named pipes are none of these: to open one waits for its writer,
/// perhaps for ever.
[[nodiscard]] Result<std::optional<std::string>> read_if_there(const std::string& path);

/// The same of a file that must be there; "-" is standard input.
[[nodiscard]] Result<std::string> read_input(const std::string& path);

}  // namespace shunt::cli
