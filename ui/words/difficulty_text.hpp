// Estimates of how difficult a puzzle is, as people read them.
#pragma once

#include <string>

#include "ui/jobs/reports.hpp"

namespace shunt::ui {

/// "24,624.8", or with more digits where 0.1 says little.
[[nodiscard]] std::string grouped_fixed(double value);
/// BB with its standard error, "24,624.8 ± 12.3"; that alone when it is certain. Only of an outcome that has them.
[[nodiscard]] std::string difficulty_text(const DifficultyOutcome& outcome);

}  // namespace shunt::ui
