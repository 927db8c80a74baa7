// The table of integer programs: a row for each T, and the sums.
#pragma once

#include "ui/panels/panel.hpp"

namespace shunt::ui {

/// 0 without a report.
[[nodiscard]] float program_table_height(const std::optional<ProgramReport>& report);
void program_table(Frame& frame, const std::optional<ProgramReport>& report, Rect area);

}  // namespace shunt::ui
