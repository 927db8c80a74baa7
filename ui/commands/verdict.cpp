#include "ui/commands/run.hpp"

namespace shunt::ui {

namespace verdict_commands {

using namespace command;

struct Runner {
    AppModel& model;
    ViewState& view;

    void operator()(const SetVerdictMetric& set) const { model.set_verdict_metric(set.metric); }
    void operator()(const SearchFurther&) const { model.search_further(); }
    void operator()(const FindAnySolution&) const { model.find_any_solution(); }
    void operator()(const WatchAnySolution&) const {
        if (model.watch_any_solution()) view.show_puzzle();
    }
    void operator()(const UseNearest&) const { model.use_nearest(); }
    void operator()(const MeasureDifficulty&) const { model.measure_difficulty(); }
    void operator()(const StopMeasuring&) const { model.stop_measuring(); }
    void operator()(const CopySolveCommand&) const { model.copy_solve_command(); }
};

}  // namespace verdict_commands

void run(command::Verdict list, AppModel& model, ViewState& view, const Command& command) {
    command.visit(list, verdict_commands::Runner{model, view});
}

}  // namespace shunt::ui
