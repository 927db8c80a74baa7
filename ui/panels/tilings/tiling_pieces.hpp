// The pieces to tile with, as names with pictures that stay down when they are chosen.
#pragma once

#include <cstddef>

#include "ui/frame/frame.hpp"
#include "ui/model/tilings.hpp"

namespace shunt::ui {

/// The picture of a piece of kPieceNames, rows divided by '/'; empty for those that stand for all pieces of a size.
[[nodiscard]] const char* tiling_piece_picture(std::size_t piece);

/// Height of all of them, wrapped into lines of that width.
[[nodiscard]] float tiling_pieces_height(const Frame& frame, float width);
void tiling_pieces(Frame& frame, const TilingSetup& setup, Rect area);

}  // namespace shunt::ui
