// The outcome of `shunt neighbours` as text for people, in lines that end with '\n'.
#pragma once

#include <string>

#include "core/outcome/variations_outcome.hpp"

namespace shunt::cli {

[[nodiscard]] std::string variations_text(const outcome::VariationsOutcome& outcome);

}  // namespace shunt::cli
