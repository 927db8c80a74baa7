// Buttons with a label or an icon.
#pragma once

#include <string>

#include "ui/draw/icons.hpp"
#include "ui/widgets/press.hpp"

namespace shunt::ui {

enum class ButtonStyle : unsigned char {
    plain,    ///< card ground and a border
    primary,  ///< accent ground: the one thing to do next
    text,     ///< no ground
    danger,   ///< no ground, in the colour of warnings
};

struct Button {
    std::string id;
    std::string label;  ///< what it says; with an icon: only its name for the mirror
    Icon icon = Icon::none;
    ButtonStyle style = ButtonStyle::plain;
    bool disabled = false;
    std::optional<bool> pressed = std::nullopt;  ///< for buttons that stay down
    std::string_view key = {};  ///< that does the same while the board has the focus: "Z"; told in the tooltip
    float indent = 0;           ///< room at the left for what somebody else draws there
    std::string_view cut = {};  ///< the label shortened, where it is too long to be drawn whole
};

/// A button and what it asks for, as a value.
struct ButtonAction {
    Button button;
    Command command;
};

/// Draws the button; what it stands for is done when it is pressed. A tooltip says its key, and its name where an icon stands.
void button(Frame& frame, Rect rect, const Button& button, Actions actions);
void button(Frame& frame, Rect rect, const Button& button, Command command);
/// One with an icon alone at the left end of a row, which becomes as much shorter as it and a gap are wide.
void icon_button(Frame& frame, Rect& row, const Button& button, Command command);
/// Width that fits its label.
[[nodiscard]] float button_width(const Frame& frame, std::string_view label);

}  // namespace shunt::ui
