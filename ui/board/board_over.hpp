// What lies over a board for a while: where the selected piece can go, and the arrow that greets a first visit.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "ui/app/frame.hpp"
#include "ui/board/board_place.hpp"

namespace shunt::ui {

/// Dots on cells.
void draw_ways(Frame& frame, std::span<const puzzle::Coordinate> cells, const BoardPlace& place);

/// A move that could be made, with words beside the head of its arrow, and shorter ones where these have no room there; both stay on the
/// board.
void draw_example(Frame& frame, const std::vector<Vec>& way, std::array<const char*, 2> words, const BoardPlace& place);

}  // namespace shunt::ui
