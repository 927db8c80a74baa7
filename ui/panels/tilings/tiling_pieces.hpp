// The pieces to tile with, as names with pictures that stay down when they are chosen.
#pragma once

#include <cstddef>

#include "ui/model/tilings.hpp"
#include "ui/widgets/blocks.hpp"

namespace shunt::ui {

/// The picture of a piece of kPieceNames, rows divided by '/'; empty for those that stand for all pieces of a size.
[[nodiscard]] const char* tiling_piece_picture(std::size_t piece);

/// All of them, on as many lines as they need. The setup must outlive it.
[[nodiscard]] Drawn tiling_pieces(const TilingSetup& setup);

}  // namespace shunt::ui
