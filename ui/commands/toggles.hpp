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

    void run(Desk desk) const {
        if (of == Toggled::find_shapes) return desk.model.finder.draw_shape(cell, on);
        desk.model.tilings.toggle(of, cell, on, goes_on);
    }
};
/// The cell that keys are about.
struct PointAtCell {
    Toggled of = Toggled::walls;
    puzzle::Coordinate cell;

    void run(Desk desk) const {
        if (of == Toggled::find_shapes) return desk.model.finder.set_cursor(cell);
        desk.model.tilings.set_cursor(of, cell);
    }
};
/// Shapes as they are drawn in a text; there are none of walls.
struct SetShapes {
    Toggled of = Toggled::tiling_shapes;
    std::string shapes;

    void run(Desk desk) const {
        if (of == Toggled::find_shapes) return desk.model.finder.set_shapes(shapes);
        desk.model.tilings.set_shapes(shapes);
    }
};

}  // namespace shunt::ui::command
