// Play and Explore in the three layouts of the page (ui/frame/layout.hpp).
#pragma once

#include "ui/panels/panel.hpp"

namespace shunt::ui {

// The page in a wide window: library, play, answers side by side.
void desktop_play(Frame& frame, const Model& model, const ViewState& view, const Layout& layout);

// Play and Explore in a low window, such as a phone on its side: the board left, as high as the window, everything else right.
void low_play(Frame& frame, const Model& model, const ViewState& view, const Layout& layout);
/// The chart before all else.
void low_explore(Frame& frame, const Model& model, const ViewState& view, const Layout& layout);

// The page in one column: board first, actions under the thumb, the rest below.
/// Board, actions, answer.
void phone_play(Frame& frame, const Model& model, const ViewState& view, const Layout& layout);
/// The board, and below it everything that is known of the puzzle, which scrolls.
void phone_explore(Frame& frame, const Model& model, const ViewState& view, const Layout& layout);

}  // namespace shunt::ui
