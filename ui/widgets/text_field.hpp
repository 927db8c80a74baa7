// A line of text to type in. The page lays a real text field over it, so that typing, selecting and pasting are the browser's own;
// drawn here is only the frame.
#pragma once

#include <optional>
#include <string>

#include "ui/app/frame.hpp"

namespace shunt::ui {

struct TextField {
    std::string id;
    std::string label;  ///< for the mirror
    std::string text;
    bool invalid = false;
};

/// Draws the frame. Returns the text when the user has changed it.
std::optional<std::string> text_field(Frame& frame, Rect rect, const TextField& field);

}  // namespace shunt::ui
