// Commands of the task Tilings.
#pragma once

#include <variant>

#include "ui/model/tilings.hpp"

namespace shunt::ui::command {

struct SetTilingRows {
    int rows = 8;
};
struct SetTilingColumns {
    int columns = 8;
};
struct SetTilingVoids {
    int voids = 0;
};
struct SetTurning {
    Turning turning = Turning::free;
};
struct ToggleTilingPiece {
    std::size_t piece = 0;  ///< index into kPieceNames
};
struct ToggleWall {
    int row = 0;
    int column = 0;
};
struct CountTilings {};
struct DrawAnotherTiling {};

using Tilings = std::variant<SetTilingRows, SetTilingColumns, SetTilingVoids, SetTurning, ToggleTilingPiece, ToggleWall,
                             CountTilings, DrawAnotherTiling>;

}  // namespace shunt::ui::command
