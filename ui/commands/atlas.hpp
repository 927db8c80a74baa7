// Commands of the atlas.
#pragma once

#include "core/puzzle/metric.hpp"
#include "ui/commands/desk.hpp"

namespace shunt::ui::command {

/// Asks for the atlas when it is not there yet.
struct WantAtlas {
    void run(Desk desk) const { desk.model.atlas.want(desk.outbox()); }
};
struct RetryAtlas {
    void run(Desk desk) const { desk.model.atlas.retry(desk.outbox()); }
};
struct ChooseAtlasGrid {
    std::size_t grid = 0;

    void run(Desk desk) const {
        Atlas& atlas = desk.model.atlas;
        if (atlas.ready() && grid < atlas.grids().size()) atlas.choose(grid, atlas.metric(), desk.outbox());
    }
};
struct ChooseAtlasMetric {
    puzzle::Metric metric = puzzle::Metric::move;

    void run(Desk desk) const {
        Atlas& atlas = desk.model.atlas;
        if (atlas.ready()) atlas.choose(atlas.chosen_grid(), metric, desk.outbox());
    }
};

}  // namespace shunt::ui::command
