// Where a puzzle comes from, and under which terms.
#pragma once

#include <string>

#include "ui/entry/entry.hpp"

namespace shunt::ui {

/// Who made it, where it was published; the part of the library where that is not known.
[[nodiscard]] const std::string& origin(const Entry& entry);
/// Whether it is of the library, whose files are under the licence of the repository (LICENSE).
[[nodiscard]] inline bool is_of_library(const Entry& entry) { return !entry.id.empty(); }
/// "Source: J. Doe, 1905. MIT licence."; "" where neither is known.
[[nodiscard]] std::string origin_text(const Entry& entry);

}  // namespace shunt::ui
