// Commands about the live verdict of what is drawn.
#pragma once

#include "core/puzzle/metric.hpp"
#include "ui/commands/desk.hpp"

namespace shunt::ui::command {

struct SetVerdictMetric {
    puzzle::Metric metric = puzzle::Metric::move;

    void run(Desk desk) const { desk.model.set_verdict_metric(metric); }
};
/// Without a limit of time, and with more memory.
struct SearchFurther {
    void run(Desk desk) const { desk.model.search_further(); }
};
/// Some solution, of which nothing is proved.
struct FindAnySolution {
    void run(Desk desk) const { desk.model.find_any_solution(); }
};
/// Shows that solution, in Play.
struct WatchAnySolution {
    void run(Desk desk) const {
        if (desk.model.watch_any_solution()) desk.view.show_puzzle();
    }
};
/// Makes the position that comes nearest to a goal the goal.
struct UseNearest {
    void run(Desk desk) const { desk.model.use_nearest(); }
};
struct CopySolveCommand {
    void run(Desk desk) const { desk.model.copy_solve_command(); }
};
struct MeasureDifficulty {
    void run(Desk desk) const { desk.model.measure_difficulty(); }
};
/// What was found by then stays.
struct StopMeasuring {
    void run(Desk desk) const { desk.model.stop_measuring(); }
};

}  // namespace shunt::ui::command
