#include "ui/commands/run.hpp"

namespace shunt::ui {

namespace toggle_commands {

struct Runner {
    AppModel& model;

    void operator()(const command::ToggleCell& toggle) const {
        model.toggle_cell(toggle.of, toggle.cell, toggle.on, toggle.goes_on);
    }
    void operator()(const command::PointAtCell& point) const { model.point_at_cell(point.of, point.cell); }
    void operator()(const command::SetShapes& set) const { model.set_shapes(set.of, set.shapes); }
};

}  // namespace toggle_commands

void run(command::Toggles list, AppModel& model, ViewState&, const Command& command) {
    command.visit(list, toggle_commands::Runner{model});
}

}  // namespace shunt::ui
