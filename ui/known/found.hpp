// What can be found out of a game beyond its solution and its census: each by itself, since each has its price.
#pragma once

#include <array>
#include <optional>

#include "ui/jobs/reports.hpp"

namespace shunt::ui {

/// The surveys, in the order of outcome::Findings; and difficulty.
enum class Finding : unsigned char { hardest_start, diameter, components, difficulty };
inline constexpr std::array kFindings{Finding::hardest_start, Finding::diameter, Finding::components,
                                      Finding::difficulty};

/// In one metric; absent what was not asked for yet.
struct Found {
    outcome::Findings surveyed;
    std::optional<DifficultyOutcome> difficulty;

    template <class Kind>
    [[nodiscard]] const std::optional<Kind>& of() const {
        return std::get<std::optional<Kind>>(surveyed);
    }
};

}  // namespace shunt::ui
