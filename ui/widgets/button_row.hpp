// Buttons beside each other.
#pragma once

#include <vector>

#include "ui/widgets/button.hpp"

namespace shunt::ui {

struct ButtonRow {
    std::vector<ButtonAction> buttons;
    /// They share the whole row; where a label has no room for that, they stand one below the other.
    bool fills = false;
    float height = space::kControl;  ///< of a button
};

/// At a width; 0 without buttons.
[[nodiscard]] float button_row_height(const Frame& frame, const ButtonRow& row, float width);
/// From the left, as wide as their labels need; where there is less room, the words stand closer to the edges.
void draw_button_row(Frame& frame, const ButtonRow& row, Rect area);

}  // namespace shunt::ui
