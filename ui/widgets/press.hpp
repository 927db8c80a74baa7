// The one way a rectangle becomes something to press, for mouse, finger, mirror alike.
#pragma once

#include <string>

#include "ui/app/frame.hpp"

namespace shunt::ui {

struct Press {
    bool clicked = false;
    bool hovered = false;
    bool held = false;
};

/// Registers a pressable area of that id (unique in the frame). Disabled ones take no presses.
Press press(Frame& frame, const std::string& id, Rect rect, bool disabled = false);
/// The same, and an entry of the mirror; `widget.rect` and `widget.disabled` count.
Press press(Frame& frame, Widget widget);

}  // namespace shunt::ui
