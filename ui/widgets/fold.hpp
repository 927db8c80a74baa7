// A card whose content is folded away until its heading is pressed.
#pragma once

#include "ui/app/frame.hpp"

namespace shunt::ui {

/// Height of the card while it is folded.
inline constexpr float kFoldHeight = 46;

struct Fold {
    const char* id;
    const char* title;
    const char* hint;  ///< what is inside, told while it is folded; may be empty
};

/// Draws card and heading over `area` and turns `open` when the heading is pressed. Returns the room below the heading, empty when
/// folded.
Rect fold_card(Frame& frame, Rect area, const Fold& fold, bool& open);

}  // namespace shunt::ui
