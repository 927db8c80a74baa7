#include "ui/commands/run.hpp"

namespace shunt::ui {

namespace ideas_commands {

using namespace command;

struct Runner {
    AppModel& model;
    ViewState& view;

    void operator()(const TakeIdea& take) const {
        view.sheet = Sheet::none;
        model.take_idea(take.entry);
    }
    void operator()(const TryPairs&) const { model.try_pairs(); }
    void operator()(const StopIdeas&) const { model.stop_ideas(); }
    void operator()(const ShowIdeas&) const {
        if (!model.ideas().list().empty()) model.outbox().focus_wishes.push_back("ideas:0.take");
    }
};

}  // namespace ideas_commands

void run(command::Ideas list, AppModel& model, ViewState& view, const Command& command) {
    command.visit(list, ideas_commands::Runner{model, view});
}

}  // namespace shunt::ui
