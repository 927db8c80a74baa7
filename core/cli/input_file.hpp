// Files that the command reads.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "core/base/result.hpp"
#include "core/base/text_rows.hpp"

namespace shunt::cli {

/// Most bytes of what other programs write, or this one for itself: solutions of integer programs, states of searches, tables.
inline constexpr std::size_t kMostFileBytes = std::size_t{1} << 30;

/// The content of a file, or of a pipe that the shell has opened (/dev/fd/N, as <(command) passes it); empty when there is no such file.
/// It reads `most` bytes and one more. Error: there is something that cannot be read, such as a folder, or longer. Named pipes are none of
/// these: to open one waits for its writer, perhaps for ever.
[[nodiscard]] Result<std::optional<std::string>> read_if_there(const std::string& path,
                                                               std::size_t most = kMostTextBytes);

/// The same of a file that must be there; "-" is standard input.
[[nodiscard]] Result<std::string> read_input(const std::string& path, std::size_t most = kMostTextBytes);

}  // namespace shunt::cli
