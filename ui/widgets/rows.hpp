// Quiet rows of facts: label left, value right, a hairline above each. What does not fit beside each other takes two lines, and more room:
// letters are never made smaller for it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ui/widgets/button.hpp"

namespace shunt::ui {

struct FactRow {
    std::string id;  ///< in the mirror
    std::string label;
    std::string value = {};
    std::string note = {};                    ///< below both: about the value, or what it would take
    std::optional<ButtonAction> button = {};  ///< at the right end, without ground; beside the note, if there is one
    std::optional<Command> leads = std::nullopt;  ///< a press of the row leads there
};

/// Of a row whose words fit beside each other.
inline constexpr float kRowHeight = 31;
/// Of one with the label above the value, a line each.
inline constexpr float kTwoLineRow = 49;

struct FactRows {
    std::vector<FactRow> rows;
    bool old = false;          ///< values that were right before the last change do not look like new ones
    float least = kRowHeight;  ///< height of a row
};

/// Of values that were right before the last change.
[[nodiscard]] Colour old_ink(const Palette& colours);

/// Of all rows at a width.
[[nodiscard]] float fact_rows_height(const Frame& frame, const FactRows& rows, float width);
void draw_fact_rows(Frame& frame, const FactRows& rows, Rect area);

}  // namespace shunt::ui
