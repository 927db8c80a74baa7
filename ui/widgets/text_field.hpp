// A line of text to type in, or several. The page lays a real text field over it, so that typing, selecting and pasting are the browser's
// own; drawn here is only the frame.
#pragma once

#include <optional>
#include <string>

#include "ui/frame/frame.hpp"

namespace shunt::ui {

struct TextField {
    std::string id;
    std::string label;  ///< for the mirror
    std::string text;
    bool invalid = false;
    Command (*type)(std::string text) = nullptr;
    std::string hint = {};  ///< drawn while there is no text
    std::optional<Command> focus = std::nullopt;
    std::optional<Command> enter = std::nullopt;  ///< these keys
    std::optional<Command> escape = std::nullopt;
    bool multiline = false;
    int fault_line = 0;  ///< as in Widget
    int fault_column = 0;
    std::string described_by{};  ///< id of the text that says more about it
    float below = 0;             ///< how far that reaches below the field: it is to be seen, too
};

/// Draws the frame.
void text_field(Frame& frame, Rect rect, const TextField& field);

}  // namespace shunt::ui
