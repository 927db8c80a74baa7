// Commands about the live verdict of what is drawn.
#pragma once

#include "core/puzzle/metric.hpp"
#include "ui/commands/command_list.hpp"

namespace shunt::ui::command {

struct SetVerdictMetric {
    puzzle::Metric metric = puzzle::Metric::move;
};
/// Without a limit of time, and with more memory.
struct SearchFurther {};
/// Some solution, of which nothing is proved.
struct FindAnySolution {};
/// Shows that solution, in Play.
struct WatchAnySolution {};
/// Makes the position that comes nearest to a goal the goal.
struct UseNearest {};
struct CopySolveCommand {};
struct MeasureDifficulty {};
/// What was found by then stays.
struct StopMeasuring {};

using Verdict = CommandList<SetVerdictMetric, SearchFurther, FindAnySolution, WatchAnySolution, UseNearest,
                            CopySolveCommand, MeasureDifficulty, StopMeasuring>;

}  // namespace shunt::ui::command
