// The outcome of `shunt neighbours` as text for people, in lines that end with '\n'.
#pragma once

#include <string>

#include "core/outcome/variations_outcome.hpp"

namespace shunt::cli {

/// What a change does, in words: "B takes row 3, column 2".
[[nodiscard]] std::string change_text(const outcome::Change& change);
[[nodiscard]] std::string variations_text(const outcome::VariationsOutcome& outcome);

}  // namespace shunt::cli
