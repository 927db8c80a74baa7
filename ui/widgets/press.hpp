// The one way a rectangle becomes something to press, for mouse, finger, mirror alike.
#pragma once

#include <string>

#include "ui/frame/frame.hpp"

namespace shunt::ui {

struct Press {
    bool clicked = false;
    bool hovered = false;
    bool held = false;
};

/// Registers a pressable area of that id (unique in the frame), without a name for those who do not see it. Disabled ones take no presses.
Press press(Frame& frame, const std::string& id, Rect rect, bool disabled = false);
/// The same, and an entry of the mirror; `widget.rect` and `widget.disabled` count. A press pushes the command.
Press press(Frame& frame, Widget widget, Actions actions);
/// Only the entry of the mirror: what is under the pointer is somebody else's business.
void mirror(Frame& frame, Widget widget, Actions actions);

}  // namespace shunt::ui
