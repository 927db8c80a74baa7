// A card whose content is folded away until its heading is pressed.
#pragma once

#include "ui/frame/frame.hpp"

namespace shunt::ui {

/// Height of the card while it is folded.
inline constexpr float kFoldHeight = 46;

struct Fold {
    const char* id;
    Phrase title;
    Phrase hint;            ///< what is inside, told while it is folded
    Phrase brief;           ///< the same where there is less room
    bool ViewState::*open;  ///< whether it is
};

/// Draws card and heading over `area`; the heading opens and closes it. Returns the room below the heading, empty when folded.
Rect fold_card(Frame& frame, Rect area, const Fold& fold, const ViewState& view);

}  // namespace shunt::ui
