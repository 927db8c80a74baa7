// Quiet rows of facts: label left, value right, a hairline above each. What does not fit beside each other takes two lines, and more room:
// letters are never made smaller for it.
#pragma once

#include <span>
#include <string>

#include "ui/frame/frame.hpp"

namespace shunt::ui {

struct FactRow {
    std::string id;  ///< in the mirror
    std::string label;
    std::string value = {};
};

/// Of a row whose words fit beside each other.
inline constexpr float kRowHeight = 31;
/// Of one with the label above the value, a line each.
inline constexpr float kTwoLineRow = 49;

/// Of values that were right before the last change.
[[nodiscard]] Colour old_ink(const Palette& colours);

/// Height of a row at a width. `spare`: free at its right end, for a button.
[[nodiscard]] float fact_row_height(const Frame& frame, const FactRow& row, float width, float spare = 0);
/// Of all rows.
[[nodiscard]] float fact_rows_height(const Frame& frame, std::span<const FactRow> rows, float width);
/// Draws one row at the top of `area` and cuts it off. `old`: the value does not look like a new one.
void draw_fact_row(Frame& frame, Rect& area, const FactRow& row, float spare = 0, bool old = false);
void draw_fact_rows(Frame& frame, Rect& area, std::span<const FactRow> rows);

}  // namespace shunt::ui
