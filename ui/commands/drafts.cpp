#include "ui/commands/run.hpp"

namespace shunt::ui {

namespace drafts_commands {

using namespace command;

struct Runner {
    AppModel& model;
    ViewState& view;

    void operator()(const TakeDrafts& take) const { model.drafts().receive(outcome::read_value(take.content)); }
    void operator()(const EditDraft& edit) const {
        const auto entry = read_entry("", edit.text);
        if (!entry) return model.outbox().error(to_string(entry.error()));
        model.typed().forget();
        if (model.draw(entry.value(), edit.work)) view.task = kBuildTask;
    }
    void operator()(const AskDraft& ask) const { model.outbox().draft_wishes.push_back({ask.wish, ask.id, ""}); }
};

}  // namespace drafts_commands

void run(command::Drafts list, AppModel& model, ViewState& view, const Command& command) {
    command.visit(list, drafts_commands::Runner{model, view});
}

}  // namespace shunt::ui
