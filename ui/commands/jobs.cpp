#include "ui/commands/run.hpp"

namespace shunt::ui {

namespace {

using namespace command;

struct Runner {
    AppModel& model;

    void operator()(const CancelJob& cancel) const { model.cancel_job(cancel.ticket); }
    void operator()(const Survey&) const { model.survey(); }
    void operator()(const RetryJob& retry) const { model.jobs().again(retry.ticket, model.outbox()); }
};

}  // namespace

void run(command::Jobs list, AppModel& model, ViewState&, const Command& command) {
    command.visit(list, Runner{model});
}

}  // namespace shunt::ui
