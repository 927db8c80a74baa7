#include "ui/commands/command.hpp"

#include <optional>
#include <tuple>

#include "ui/commands/desk.hpp"

namespace shunt::ui {

namespace {

EntryPtr open_entry(const AppModel& model) { return model.has_puzzle() ? model.session().entry_ptr() : nullptr; }

/// What the goal hides as long as it is shown; nothing while it is not.
struct HiddenBoard {
    HiddenBoard(const AppModel& model, const ViewState& view) {
        if (view.shows_goal && model.has_puzzle()) shown.emplace(open_entry(model), view.task, model.board());
    }
    /// The board shows something else, which is what matters now.
    [[nodiscard]] bool has_changed(const AppModel& model, const ViewState& view) const {
        return shown && (!model.has_puzzle() || *shown != std::tuple(open_entry(model), view.task, model.board()));
    }

    std::optional<std::tuple<EntryPtr, std::size_t, puzzle::Position>> shown;
};

}  // namespace

Outbox run(AppModel& model, ViewState& view, const Command& command) {
    const EntryPtr before = open_entry(model);
    const HiddenBoard hidden(model, view);
    command.run({model, view});
    if (hidden.has_changed(model, view)) view.shows_goal = false;
    // Pieces are selected of one puzzle, however another came to be open.
    if (open_entry(model) != before) view.selected_piece = view.pointed_piece = std::nullopt;
    model.rest_unseen(view.task == kPlayTask || view.task == kExploreTask, view.task == kNPuzzleTask);
    view.welcome.follow(model);
    model.follow_explorer();
    model.keep_known();
    model.keep_draft();
    if (view.task == kBuildTask) model.judge();
    return model.take_outbox();
}

}  // namespace shunt::ui
