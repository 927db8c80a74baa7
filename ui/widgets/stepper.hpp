// A small number between a minus and a plus.
#pragma once

#include <optional>
#include <string>

#include "ui/app/frame.hpp"

namespace shunt::ui {

struct Stepper {
    std::string id;
    std::string label;  ///< what is counted: "rows"
    int value = 0;
    int least = 0;
    int most = 0;
};

inline constexpr float kStepperWidth = 104;

/// Draws it over `rect`; the new value when it was changed.
std::optional<int> stepper(Frame& frame, Rect rect, const Stepper& stepper);

}  // namespace shunt::ui
