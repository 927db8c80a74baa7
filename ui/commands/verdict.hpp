// Commands about the live verdict of what is drawn.
#pragma once

#include "core/puzzle/metric.hpp"
#include "ui/commands/desk.hpp"
#include "ui/model/drawn_puzzle.hpp"

namespace shunt::ui::command {

/// The metric is the drawing's own, so this is a change of it.
struct SetVerdictMetric {
    puzzle::Metric metric = puzzle::Metric::move;

    void run(Desk desk) const {
        desk.model.editor.apply(edit::SetMetric{metric});
        desk.model.verdict.set_metric(metric);
    }
};
/// Without a limit of time, and with more memory.
struct SearchFurther {
    void run(Desk desk) const { desk.model.verdict.search_further(); }
};
/// Some solution, of which nothing is proved.
struct FindAnySolution {
    void run(Desk desk) const { desk.model.verdict.find_any(); }
};
/// Shows that solution, in Play.
struct WatchAnySolution {
    void run(Desk desk) const {
        if (watch_any_solution(desk.model)) desk.view.show_puzzle();
    }
};
/// Makes the position that comes nearest to a goal the goal.
struct UseNearest {
    void run(Desk desk) const { desk.model.judging.use_nearest(); }
};
struct CopySolveCommand {
    void run(Desk desk) const { desk.model.verdict.copy_command(); }
};
struct MeasureDifficulty {
    void run(Desk desk) const {
        const puzzle::Metric metric = desk.model.verdict.metric();
        desk.model.drawn_findings.ask(Finding::difficulty, metric);
    }
};
/// What was found by then stays.
struct StopMeasuring {
    void run(Desk desk) const {
        const puzzle::Metric metric = desk.model.verdict.metric();
        desk.model.drawn_findings.stop(Finding::difficulty, metric);
    }
};

}  // namespace shunt::ui::command
