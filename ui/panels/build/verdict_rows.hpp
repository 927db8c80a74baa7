// What the card of the verdict tells in rows, as values.
#pragma once

#include <vector>

#include "ui/model/model.hpp"
#include "ui/widgets/rows.hpp"

namespace shunt::ui {

/// The row about a solution that is not proved shortest.
inline constexpr const char* kAnyRow = "verdict.any";
/// What is in it to be pressed.
inline constexpr const char* kAnyButton = "verdict.any.button";

/// The rows about what is shown, from the top; none while nothing is known.
[[nodiscard]] std::vector<FactRow> verdict_rows(const Model& model);

}  // namespace shunt::ui
