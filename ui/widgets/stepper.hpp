// A small number between a minus and a plus.
#pragma once

#include <string>

#include "ui/frame/frame.hpp"

namespace shunt::ui {

struct Stepper {
    std::string id;
    std::string label;  ///< what is counted: "rows"
    int value = 0;
    int least = 0;
    int most = 0;
    /// By how much, not to what: where two presses come before the next picture, both count.
    Command (*step)(int by) = nullptr;
};

inline constexpr float kStepperWidth = 104;

/// Draws it over `rect`.
void stepper(Frame& frame, Rect rect, const Stepper& stepper);

}  // namespace shunt::ui
