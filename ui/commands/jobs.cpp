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

void run(AppModel& model, ViewState&, const command::Jobs& jobs) { std::visit(Runner{model}, jobs); }

}  // namespace shunt::ui
