// Outcomes of searches of one puzzle as text for people, in lines that end with '\n'. Every length is given with its metric.
#pragma once

#include <string>

#include "core/outcome/census_outcome.hpp"
#include "core/outcome/difficulty_outcome.hpp"
#include "core/outcome/solve_outcome.hpp"

namespace shunt::cli {

[[nodiscard]] std::string solve_text(const outcome::SolveOutcome& solved);
[[nodiscard]] std::string census_text(const outcome::CensusOutcome& census);
[[nodiscard]] std::string difficulty_text(const outcome::DifficultyOutcome& difficulty);

}  // namespace shunt::cli
