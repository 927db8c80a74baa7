// Commands of boards whose cells are turned on and off: the walls of Tilings, and the sheets on which shapes are drawn.
#pragma once

#include <string>

#include "ui/commands/command_list.hpp"
#include "ui/model/shape_sheet.hpp"

namespace shunt::ui::command {

struct ToggleCell {
    Toggled of = Toggled::walls;
    puzzle::Coordinate cell;
    bool on = true;
    bool goes_on = false;  ///< with the stroke that turned the cell before
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
using Toggles = CommandList<ToggleCell, PointAtCell, SetShapes>;

}  // namespace shunt::ui::command
