// What a finding costs, planned before anybody asks for it.
#pragma once

#include <cstdint>
#include <optional>

#include "ui/jobs/reports.hpp"
#include "ui/model/findings.hpp"

namespace shunt::ui {

/// Most positions of a puzzle whose diameter is worked out: as analysis::Diameter has it, which front ends do not know.
inline constexpr std::uint64_t kMostForDiameter = 100'000;

/// Whether it can be worked out at all for a puzzle whose positions are counted so.
[[nodiscard]] bool can_find(Finding finding, const CensusOutcome& census);
/// Seconds that it takes in a page, about, when all positions are counted: the same for the same puzzle;
/// none when it cannot be worked out for it.
[[nodiscard]] std::optional<double> seconds_of(Finding finding, const CensusOutcome& census);

/// What takes less is worked out without being asked for, in seconds.
inline constexpr double kUnaskedSeconds = 1;

}  // namespace shunt::ui
