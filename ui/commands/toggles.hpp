// Commands of boards whose cells are turned on and off: the walls of Tilings, and the sheets on which shapes are drawn.
#pragma once

#include <string>

#include "ui/commands/desk.hpp"
#include "ui/model/shape_sheet.hpp"

namespace shunt::ui::command {

struct ToggleCell {
    Toggled of = Toggled::walls;
    puzzle::Coordinate cell;
    bool on = true;
    bool goes_on = false;  ///< with the stroke that turned the cell before

    void run(Desk desk) const { desk.model.toggle_cell(of, cell, on, goes_on); }
};
/// The cell that keys are about.
struct PointAtCell {
    Toggled of = Toggled::walls;
    puzzle::Coordinate cell;

    void run(Desk desk) const { desk.model.point_at_cell(of, cell); }
};
/// Shapes as they are drawn in a text.
struct SetShapes {
    Toggled of = Toggled::tiling_shapes;
    std::string shapes;

    void run(Desk desk) const { desk.model.set_shapes(of, shapes); }
};
}  // namespace shunt::ui::command
