// Commands of the task Tilings.
#pragma once

#include <variant>

#include "ui/model/tilings.hpp"

namespace shunt::ui::command {

struct StepTilingRows {
    int by = 0;
};
struct StepTilingColumns {
    int by = 0;
};
struct StepTilingVoids {
    int by = 0;
};
struct SetTurning {
    Turning turning = Turning::free;
};
struct ToggleTilingPiece {
    std::size_t piece = 0;  ///< index into kPieceNames
};
struct SetWall {
    puzzle::Coordinate cell;
    bool wall = true;
};
/// The cell that keys are about.
struct SetTilingCursor {
    puzzle::Coordinate cell;
};
struct CountTilings {};
struct DrawAnotherTiling {};

using Tilings = std::variant<StepTilingRows, StepTilingColumns, StepTilingVoids, SetTurning, ToggleTilingPiece, SetWall,
                             SetTilingCursor, CountTilings, DrawAnotherTiling>;

}  // namespace shunt::ui::command
