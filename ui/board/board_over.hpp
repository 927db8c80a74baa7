// What lies over a board for a while: where the selected piece can go, and the arrow that greets a first visit.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "ui/board/picture_paint.hpp"

namespace shunt::ui {

/// Dots on cells.
void draw_ways(Frame& frame, std::span<const puzzle::Coordinate> cells, const BoardPlace& place);

/// A move that could be made on the board of that picture, with words about its arrow, or shorter ones where these have no room; they
/// hide no name.
void draw_example(Frame& frame, const Picture& picture, const std::vector<Vec>& way, std::array<const char*, 2> words,
                  const BoardPlace& place);

}  // namespace shunt::ui
