// Commands of the task Find.
#pragma once

#include "core/puzzle/metric.hpp"
#include "ui/commands/command_list.hpp"
#include "ui/model/finder.hpp"

namespace shunt::ui::command {

struct StepFindRows {
    int by = 0;
};
struct StepFindColumns {
    int by = 0;
};
struct SetFindMetric {
    puzzle::Metric metric = puzzle::Metric::move;
};
struct SetFindKind {
    std::size_t kind = 0;  ///< index into kFindKinds
};
struct SetFindWay {
    FindWay way = FindWay::every_board;
};
struct FindPuzzles {
    bool go_on = false;  ///< where the last search ended
};
/// Searches every board of a grid of that size, with pieces of all shapes.
struct FindOn {
    int rows = 0;
    int columns = 0;
};
struct PauseFinder {
    bool paused = true;
};

using Finder = CommandList<StepFindRows, StepFindColumns, SetFindMetric, SetFindKind, SetFindWay, FindPuzzles, FindOn,
                           PauseFinder>;

}  // namespace shunt::ui::command
