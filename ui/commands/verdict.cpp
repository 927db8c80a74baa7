#include "ui/commands/run.hpp"

namespace shunt::ui {

namespace {

using namespace command;

struct Runner {
    AppModel& model;

    void operator()(const SetVerdictMetric& set) const { model.set_verdict_metric(set.metric); }
    void operator()(const SearchFurther&) const { model.search_further(); }
    void operator()(const MeasureDifficulty&) const { model.measure_difficulty(); }
    void operator()(const StopMeasuring&) const { model.stop_measuring(); }
    void operator()(const CopySolveCommand&) const { model.copy_solve_command(); }
};

}  // namespace

void run(AppModel& model, ViewState&, const command::Verdict& verdict) { std::visit(Runner{model}, verdict); }

}  // namespace shunt::ui
