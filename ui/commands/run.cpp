#include "ui/commands/run.hpp"

namespace shunt::ui {

Command::Command(AnyCommand command) : command_(std::make_shared<const AnyCommand>(std::move(command))) {}

Outbox run(AppModel& model, ViewState& view, const Command& command) {
    if (command.get()) std::visit([&](const auto& list) { run(model, view, list); }, *command.get());
    model.keep_draft();
    if (view.task == kBuildTask) model.judge();
    return model.take_outbox();
}

}  // namespace shunt::ui
