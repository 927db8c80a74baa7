// The ground every panel stands on.
#pragma once

#include "ui/frame/frame.hpp"

namespace shunt::ui {

/// Draws a card and returns the room inside its padding.
inline Rect card(Frame& frame, Rect rect, float padding = space::kCard) {
    frame.paint.rect(rect, frame.colours.card, space::kCardRadius);
    frame.paint.border(rect, frame.colours.line, space::kCardRadius);
    return rect.inset(padding);
}

}  // namespace shunt::ui
