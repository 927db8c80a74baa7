// The manual page of the program, as man reads it.
#pragma once

#include <string>
#include <vector>

#include "core/cli/option_table.hpp"

namespace shunt::cli {

/// A page of section 1 in roff, with every command and every option of the table.
[[nodiscard]] std::string manual_text(const std::vector<CommandRow>& table);

}  // namespace shunt::cli
