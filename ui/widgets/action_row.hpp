// Words at the left of a row, and at its right end what can be done about them.
#pragma once

#include <string>
#include <vector>

#include "ui/widgets/button.hpp"

namespace shunt::ui {

struct ActionRow {
    std::string id;  ///< of the words, in the mirror
    std::string words;
    std::vector<ButtonAction> buttons = {};  ///< from the right end; one with an icon is as wide as it is high
    float height = space::kControl;
    TextStyle style = type::kStrong;
    Colour Palette::*ink = &Palette::ink;
    const char* role = "heading";
};

/// The buttons in the middle of the row and beside them the words, on as many lines as they need: the row becomes higher for these.
[[nodiscard]] float action_row_height(const Frame& frame, const ActionRow& row, float width);
void draw_action_row(Frame& frame, const ActionRow& row, Rect area);

}  // namespace shunt::ui
