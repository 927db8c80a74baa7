// What one frame of drawing has at hand. Passed to every widget and panel; lives for the frame.
#pragma once

#include <span>
#include <string_view>

#include "ui/commands/all.hpp"
#include "ui/draw/painter.hpp"
#include "ui/look/palette.hpp"
#include "ui/mirror/mirror.hpp"

namespace shunt::ui {

struct WidgetMemory;

struct Frame {
    Painter& paint;
    Mirror& mirror;
    Commands& commands;  ///< what is pressed asks here; carried out when the frame is over
    WidgetMemory& memory;
    const Palette& colours;
    double now = 0;      ///< seconds; grows
    double elapsed = 0;  ///< seconds since the last frame, bounded
    bool reduced_motion = false;
    bool patterns = false;     ///< pieces of different colours have different patterns too
    bool touch = false;        ///< the pointer is a finger
    bool several = false;      ///< Shift or Ctrl is held: a press adds to what is selected
    bool touch_taken = false;  ///< the finger drags a piece or a knob, so it scrolls nothing
    /// Where the pointer has been since it went down last: a fast one passes many places between two frames.
    std::span<const Vec> trail = {};
    std::string_view focused = {};  ///< id of the widget that has the focus; empty: the board has it
    Vec pointer{};                  ///< CSS pixels; far outside when there is none
    ScrollArea* scroll = nullptr;   ///< what is being drawn lies in it
    bool again = false;             ///< set by whoever wants another frame (animation)
    const char* cursor = "default";

    /// Passive text for the mirror (and so for screen readers and tests).
    void label(std::string id, const char* role, Rect rect, std::string text, std::string group = {}) {
        Widget widget;
        widget.id = std::move(id);
        widget.role = role;
        widget.rect = rect;
        widget.label = std::move(text);
        widget.group = std::move(group);
        mirror.add(std::move(widget));
    }
};

}  // namespace shunt::ui
