// Quiet rows of facts: label left, value right, a hairline above each.
#pragma once

#include <string>

#include "ui/app/frame.hpp"

namespace shunt::ui {

inline constexpr float kRowHeight = 31;

/// Of values that were right before the last change.
[[nodiscard]] Colour old_ink(const Palette& colours);

/// Draws one row at the top of `area` and cuts it off. `id` names it in the mirror.
/// `spare`: free at its right end, for a button. `old`: the value does not look like a new one.
void fact_row(Frame& frame, Rect& area, const char* id, const std::string& label, const std::string& value,
              float spare = 0, bool old = false);

}  // namespace shunt::ui
