#include "ui/commands/run.hpp"

namespace shunt::ui {

Command::Command(AnyCommand command) : command_(std::make_shared<const AnyCommand>(std::move(command))) {}

namespace {

EntryPtr open_entry(const AppModel& model) { return model.has_puzzle() ? model.session().entry_ptr() : nullptr; }

}  // namespace

Outbox run(AppModel& model, ViewState& view, const Command& command) {
    const EntryPtr before = open_entry(model);
    if (command.get()) std::visit([&](const auto& list) { run(model, view, list); }, *command.get());
    // Pieces are selected of one puzzle, however another came to be open.
    if (open_entry(model) != before) view.selected_piece = view.pointed_piece = std::nullopt;
    view.welcome.follow(model);
    model.keep_draft();
    if (view.task == kBuildTask) model.judge();
    return model.take_outbox();
}

}  // namespace shunt::ui
