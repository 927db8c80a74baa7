// Outcomes of searches of one puzzle as text for people, in lines that end with '\n'. Every length is given with its metric.
#pragma once

#include <string>

#include "core/outcome/any_outcome.hpp"
#include "core/outcome/census_outcome.hpp"
#include "core/outcome/difficulty_outcome.hpp"
#include "core/outcome/plans_outcome.hpp"
#include "core/outcome/solve_outcome.hpp"

namespace shunt::cli {

[[nodiscard]] std::string solve_text(const outcome::SolveOutcome& solved);
/// "at most 89 (move metric), at least 15 so far".
[[nodiscard]] std::string any_text(const outcome::AnyOutcome& found);
[[nodiscard]] std::string census_text(const outcome::CensusOutcome& census);
/// "BB 24610.00 ± 3.79 (move metric)", of one that has been measured.
[[nodiscard]] std::string bb_text(const outcome::DifficultyOutcome& difficulty);
[[nodiscard]] std::string difficulty_text(const outcome::DifficultyOutcome& difficulty);
/// A table, a line for each plan, with the one that would be taken marked.
[[nodiscard]] std::string plans_text(const outcome::PlansOutcome& plans);

}  // namespace shunt::cli
