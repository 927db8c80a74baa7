// Grids to begin with, in place of puzzles before the first search of Find: a picture of each, and one press that searches it.
#pragma once

#include "ui/panels/panel.hpp"

namespace shunt::ui {

/// Draws a card for each; returns the height used.
float find_starts(Frame& frame, Rect area);

}  // namespace shunt::ui
