#include "ui/commands/command.hpp"

#include <optional>
#include <tuple>

#include "ui/commands/desk.hpp"
#include "ui/model/clock.hpp"

namespace shunt::ui {

namespace {

EntryPtr open_entry(const Model& model) { return model.open.has_puzzle() ? model.play.session().entry_ptr() : nullptr; }

/// What the goal hides as long as it is shown; nothing while it is not.
struct HiddenBoard {
    HiddenBoard(const Model& model, const ViewState& view) {
        if (view.shows_goal && model.open.has_puzzle()) shown.emplace(open_entry(model), view.task, model.play.board());
    }
    /// The board shows something else, which is what matters now.
    [[nodiscard]] bool has_changed(const Model& model, const ViewState& view) const {
        return shown &&
               (!model.open.has_puzzle() || *shown != std::tuple(open_entry(model), view.task, model.play.board()));
    }

    std::optional<std::tuple<EntryPtr, std::size_t, puzzle::Position>> shown;
};

}  // namespace

Outbox run(Model& model, ViewState& view, const Command& command) {
    const EntryPtr before = open_entry(model);
    const HiddenBoard hidden(model, view);
    command.run({model, view});
    if (hidden.has_changed(model, view)) view.shows_goal = false;
    // Pieces are selected of one puzzle, however another came to be open.
    if (open_entry(model) != before) view.selected_piece = view.pointed_piece = std::nullopt;
    rest_unseen(model, view.task == kPlayTask || view.task == kExploreTask, view.task == kNPuzzleTask);
    view.welcome.follow(model);
    model.comparison.resolve(model.library, model.drafts, model.known);
    model.explorer.follow();
    model.open.keep_known(model.outbox);
    model.workshop.keep_draft(model.verdict);
    if (view.task == kBuildTask) model.judging.judge();
    return model.outbox.take();
}

}  // namespace shunt::ui
