// Files that survive a crash: whoever reads them finds the old content or the new, never a part.
#pragma once

#include <optional>
#include <string>

#include "core/base/result.hpp"

namespace shunt::cli {

/// Replaces the content of a file: writes a new file beside it, brings it to the disk, and renames it. The error says what failed; the
/// old content is still there then.
[[nodiscard]] std::optional<Error> write_durably(const std::string& path, const std::string& text);

/// The content of a file; empty when there is no such file. Error: there is one that cannot be read.
[[nodiscard]] Result<std::optional<std::string>> read_if_there(const std::string& path);

}  // namespace shunt::cli
