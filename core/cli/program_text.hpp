// Reports of job/program_job.hpp as text for people.
#pragma once

#include <string>

namespace shunt::cli {

/// The table of horizons, what it proves, and the solution.
[[nodiscard]] std::string program_text(const std::string& report);

}  // namespace shunt::cli
