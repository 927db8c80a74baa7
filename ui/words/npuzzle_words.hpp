// What is said of numbered tiles.
#pragma once

#include <string>

#include "core/npuzzle/board.hpp"

namespace shunt::ui {

/// "tile 7: right": the step of a tile beside the blank.
[[nodiscard]] std::string npuzzle_step_words(const npuzzle::Board& board, npuzzle::Tile tile);

}  // namespace shunt::ui
