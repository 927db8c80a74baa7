// A widget as those see it who do not look at the picture, and what can be done to it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "ui/commands/command.hpp"
#include "ui/draw/rect.hpp"

namespace shunt::ui {

class ScrollArea;

/// What the page makes an element of (ui/app/bridge.hpp).
struct Widget {
    std::string id;
    std::string_view role = "button";
    std::string label;
    Rect rect;
    std::string group;  ///< id of the container; may be empty
    std::optional<bool> pressed;
    std::optional<bool> selected;
    bool current = false;          ///< of a grid: keys are on this cell
    std::optional<bool> expanded;  ///< for buttons that fold something out
    bool disabled = false;
    std::optional<double> value;
    double min = 0;
    double max = 0;
    std::string value_text;    ///< of sliders: the value in words; of text boxes: the text
    bool invalid = false;      ///< the text of a text box is refused
    bool multiline = false;    ///< a text box of several lines
    int fault_line = 0;        ///< of those: the line that is refused, from 1; 0 for none
    int fault_column = 0;      ///< and the character in it, from 1; 0 for the whole line
    std::string described_by;  ///< id of the text that explains a text box; may be empty
    std::string_view key;      ///< that presses a button while the board has the focus: "Z"
    bool covered = false;      ///< a text box that is scrolled away: the page draws its text, so it must know

    friend bool operator==(const Widget&, const Widget&) = default;
};

/// What becomes of what is done to a widget, whether by mouse, finger, key or through the mirror.
struct Actions {
    std::optional<Command> press = std::nullopt;
    std::optional<Command> focus = std::nullopt;  ///< when the focus comes to it
    Command (*set)(int value) = nullptr;          ///< sliders
    Command (*type)(std::string text) = nullptr;  ///< text boxes, and buttons that take the text of a file
    std::optional<Command> enter = std::nullopt;  ///< text boxes: that key
    std::optional<Command> escape = std::nullopt;
    bool board = false;            ///< the keys of the task are for it: arrows, undo, single letters
    ScrollArea* scroll = nullptr;  ///< what it lies in; moved when the focus comes to it
};

}  // namespace shunt::ui
