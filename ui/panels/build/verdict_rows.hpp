// What the card of the verdict tells in rows, as values.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ui/commands/command.hpp"
#include "ui/model/model.hpp"

namespace shunt::ui {

struct VerdictRow {
    const char* id;
    const char* label;
    std::string value;
    const char* button = nullptr;  ///< at its right end
    Command press = {};
};

/// The row about a solution that is not proved shortest.
inline constexpr std::string_view kAnyRow = "verdict.any";

/// The rows about what is shown, from the top; none while nothing is known.
[[nodiscard]] std::vector<VerdictRow> verdict_rows(const Model& model);

}  // namespace shunt::ui
