// Commands of the task Tilings.
#pragma once

#include "ui/commands/command_list.hpp"
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
struct SetEachOnce {
    bool on = false;
};
struct ToggleTilingPiece {
    std::size_t piece = 0;  ///< index into kPieceNames
};
/// All cells are free again.
struct ClearWalls {};
struct UndoTilings {};
struct RedoTilings {};
struct CountTilings {};
struct DrawAnotherTiling {};

using Tilings = CommandList<StepTilingRows, StepTilingColumns, StepTilingVoids, SetTurning, SetEachOnce,
                            ToggleTilingPiece, ClearWalls, UndoTilings, RedoTilings, CountTilings, DrawAnotherTiling>;

}  // namespace shunt::ui::command
