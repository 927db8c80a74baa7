// Commands of the atlas.
#pragma once

#include "core/puzzle/metric.hpp"
#include "ui/commands/desk.hpp"

namespace shunt::ui::command {

/// Asks for the atlas when it is not there yet.
struct WantAtlas {
    void run(Desk desk) const { desk.model.want_atlas(); }
};
struct RetryAtlas {
    void run(Desk desk) const { desk.model.retry_atlas(); }
};
struct ChooseAtlasGrid {
    std::size_t grid = 0;

    void run(Desk desk) const {
        if (desk.model.atlas().ready() && grid < desk.model.atlas().grids().size())
            desk.model.choose_in_atlas(grid, desk.model.atlas().metric());
    }
};
struct ChooseAtlasMetric {
    puzzle::Metric metric = puzzle::Metric::move;

    void run(Desk desk) const {
        if (desk.model.atlas().ready()) desk.model.choose_in_atlas(desk.model.atlas().chosen_grid(), metric);
    }
};

}  // namespace shunt::ui::command
