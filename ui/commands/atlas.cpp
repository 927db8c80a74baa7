#include "ui/commands/run.hpp"

namespace shunt::ui {

namespace atlas_commands {

using namespace command;

struct Runner {
    AppModel& model;

    void operator()(const WantAtlas&) const { model.want_atlas(); }
    void operator()(const RetryAtlas&) const { model.retry_atlas(); }
    void operator()(const ChooseAtlasGrid& choose) const {
        if (model.atlas().ready() && choose.grid < model.atlas().grids().size())
            model.choose_in_atlas(choose.grid, model.atlas().metric());
    }
    void operator()(const ChooseAtlasMetric& choose) const {
        if (model.atlas().ready()) model.choose_in_atlas(model.atlas().chosen_grid(), choose.metric);
    }
};

}  // namespace atlas_commands

void run(command::Atlas list, AppModel& model, ViewState&, const Command& command) {
    command.visit(list, atlas_commands::Runner{model});
}

}  // namespace shunt::ui
