// What a finding costs, planned before anybody asks for it.
#pragma once

#include <optional>

#include "ui/jobs/reports.hpp"
#include "ui/model/findings.hpp"

namespace shunt::ui {

/// Seconds that it takes in a page, about, when all positions are counted: the same for the same puzzle;
/// none when it is not offered for a puzzle of that size.
[[nodiscard]] std::optional<double> seconds_of(Finding finding, const CensusOutcome& census);

/// What takes less is worked out without being asked for, in seconds.
inline constexpr double kUnaskedSeconds = 1;

}  // namespace shunt::ui
