// Files that survive a crash: whoever reads them finds the old content or the new, never a part.
#pragma once

#include <optional>
#include <string>

#include "core/base/result.hpp"

namespace shunt::cli {

/// Replaces the content of a file: writes a new file in its folder, brings it to the disk, and renames it. The error says what failed; the
/// old content is still there then. What the name had keeps: a symbolic link stays one, permissions and owner stay. Where a new file could
/// not be in the old one's place (names that share it, an owner that only root could give, a folder that takes no files), the old one is
/// written over, and what it held is put back when that fails.
/// Devices, pipes and descriptors (/dev/stdout) are written to as they are, and never replaced.
[[nodiscard]] std::optional<Error> write_durably(const std::string& name, const std::string& text);

/// The same; "-" is standard output.
[[nodiscard]] std::optional<Error> write_output(const std::string& name, const std::string& text);

/// Why what is written under that name could not be read again: it is standard output, a pipe, a device. Nothing for a file, there or not.
[[nodiscard]] std::optional<Error> no_place_to_keep(const std::string& name);

}  // namespace shunt::cli
