// A line with a knob: the scrubber of the player.
#pragma once

#include <string>

#include "ui/widgets/press.hpp"

namespace shunt::ui {

struct Slider {
    std::string id;
    std::string label;
    int value = 0;
    int max = 0;             ///< the least is 0
    std::string value_text;  ///< for the mirror: "12 of 81 moves"
    bool disabled = false;
    Command (*set)(int value) = nullptr;
};

/// Draws the slider; dragged or pressed it sets its value.
void slider(Frame& frame, Rect rect, const Slider& slider);

}  // namespace shunt::ui
