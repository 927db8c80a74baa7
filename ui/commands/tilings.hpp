// Commands of the task Tilings, and of boards whose cells are turned on and off, which Find has as well.
#pragma once

#include <string>
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
struct ToggleCell {
    Toggled of = Toggled::walls;
    puzzle::Coordinate cell;
    bool on = true;
};
/// The cell that keys are about.
struct PointAtCell {
    Toggled of = Toggled::walls;
    puzzle::Coordinate cell;
};
/// Shapes as they are drawn in a text.
struct SetShapes {
    Toggled of = Toggled::tiling_shapes;
    std::string shapes;
};
struct CountTilings {};
struct DrawAnotherTiling {};

using Tilings = std::variant<StepTilingRows, StepTilingColumns, StepTilingVoids, SetTurning, ToggleTilingPiece,
                             ToggleCell, PointAtCell, SetShapes, CountTilings, DrawAnotherTiling>;

}  // namespace shunt::ui::command
