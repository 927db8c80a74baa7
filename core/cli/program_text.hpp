// Outcomes of integer programs as text for people, in lines that end with '\n'.
#pragma once

#include <string>

#include "core/outcome/program_outcome.hpp"

namespace shunt::cli {

/// The table of horizons, what it proves, and the solution.
[[nodiscard]] std::string program_text(const outcome::ProgramOutcome& found);
/// What a solution file comes to.
[[nodiscard]] std::string reading_text(const outcome::SolutionReading& reading);

}  // namespace shunt::cli
