// Outcomes of `shunt find` and `shunt evolve` as text for people, in lines that end with '\n'.
#pragma once

#include <string>

#include "core/outcome/find_outcome.hpp"

namespace shunt::cli {

[[nodiscard]] std::string find_text(const outcome::FindOutcome& found);
[[nodiscard]] std::string evolve_text(const outcome::EvolveOutcome& evolved);

}  // namespace shunt::cli
