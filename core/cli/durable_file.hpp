// Files that survive a crash: whoever reads them finds the old content or the new, never a part.
#pragma once

#include <optional>
#include <string>

#include "core/base/result.hpp"

namespace shunt::cli {

/// Replaces the content of a file: writes a new file beside it, brings it to the disk, and renames it. The error says what failed; the
/// old content is still there then. A symbolic link stays one: the file that it leads to is replaced.
[[nodiscard]] std::optional<Error> write_durably(const std::string& name, const std::string& text);

}  // namespace shunt::cli
