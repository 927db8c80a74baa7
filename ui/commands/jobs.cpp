#include "ui/commands/run.hpp"

namespace shunt::ui {

namespace jobs_commands {

using namespace command;

struct Runner {
    AppModel& model;

    void operator()(const CancelJob& cancel) const { model.cancel_job(cancel.ticket); }
    void operator()(const Survey&) const { model.survey(); }
    void operator()(const CompareMetrics&) const { model.compare(); }
    void operator()(const FindUnasked&) const { model.find_unasked(); }
    void operator()(const MeasureToGo&) const { model.measure_to_go(); }
    void operator()(const RetryJob& retry) const { model.jobs().again(retry.ticket, model.outbox()); }
};

}  // namespace jobs_commands

void run(command::Jobs list, AppModel& model, ViewState&, const Command& command) {
    command.visit(list, jobs_commands::Runner{model});
}

}  // namespace shunt::ui
