// Reports of `shunt find` and `shunt evolve` as text for people.
#pragma once

#include <string>

namespace shunt::cli {

/// What the JSON report of a FindJob says, in lines that end with '\n'.
[[nodiscard]] std::string find_text(const std::string& report);

/// The same for an EvolveJob.
[[nodiscard]] std::string evolve_text(const std::string& report);

}  // namespace shunt::cli
