// Commands of the atlas.
#pragma once

#include "core/puzzle/metric.hpp"
#include "ui/commands/command_list.hpp"

namespace shunt::ui::command {

/// Asks for the atlas when it is not there yet.
struct WantAtlas {};
struct RetryAtlas {};
struct ChooseAtlasGrid {
    std::size_t grid = 0;
};
struct ChooseAtlasMetric {
    puzzle::Metric metric = puzzle::Metric::move;
};

using Atlas = CommandList<WantAtlas, RetryAtlas, ChooseAtlasGrid, ChooseAtlasMetric>;

}  // namespace shunt::ui::command
