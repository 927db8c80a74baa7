// Which moves of the pointer nobody sees: no picture is drawn for them.
#pragma once

#include "core/puzzle/puzzle.hpp"
#include "ui/draw/rect.hpp"
#include "ui/mirror/mirror.hpp"

namespace shunt::ui {

/// Whether a task that shows the board of `puzzle` looks the same with the pointer at either place, nothing being held: it is over the same
/// widgets of the last frame, and none of them shows where on it. O(widgets).
[[nodiscard]] bool looks_the_same(const Mirror& mirror, const puzzle::Puzzle& puzzle, Vec from, Vec to);

}  // namespace shunt::ui
