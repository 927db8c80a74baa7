#include "ui/commands/run.hpp"

namespace shunt::ui {

namespace {

EntryPtr open_entry(const AppModel& model) { return model.has_puzzle() ? model.session().entry_ptr() : nullptr; }

// Nobody but who has its list is called: a first visit would load them all (tests/size).
template <class... Lists>
void run_by_list(CommandList<Lists...>, AppModel& model, ViewState& view, const Command& command) {
    (void)((command.is_in(Lists{}) && (run(Lists{}, model, view, command), true)) || ...);
}

}  // namespace

Outbox run(AppModel& model, ViewState& view, const Command& command) {
    const EntryPtr before = open_entry(model);
    run_by_list(CommandLists{}, model, view, command);
    // Pieces are selected of one puzzle, however another came to be open.
    if (open_entry(model) != before) view.selected_piece = view.pointed_piece = std::nullopt;
    model.rest_unseen(view.task == kPlayTask || view.task == kExploreTask, view.task == kTilesTask);
    view.welcome.follow(model);
    model.keep_known();
    model.keep_draft();
    if (view.task == kBuildTask) model.judge();
    return model.take_outbox();
}

}  // namespace shunt::ui
