#include "ui/commands/run.hpp"

namespace shunt::ui {

namespace view_commands {

using namespace command;

struct Runner {
    AppModel& model;
    ViewState& view;
    Outbox& outbox = model.outbox();

    void operator()(const ChooseTask& choose) const {
        // Build and the tasks that show a board are about one puzzle.
        if (view.task == kBuildTask && choose.task != kBuildTask) model.play_drawing();
        if (view.task != kBuildTask && choose.task == kBuildTask) model.build();
        view.task = choose.task;
        view.types_title = false;
        view.sheet = Sheet::none;
    }
    void operator()(const GoToStart&) const {
        (*this)(ChooseTask{kPlayTask});
        const auto entries = model.library().entries();
        if (entries.empty() || (model.has_puzzle() && model.entry().id == entries.front()->id)) return;
        model.open_library(entries.front()->id);
    }
    void operator()(const ShowLibrary& show) const { view.library = show.part; }
    void operator()(const ShowExplore& show) const { view.explore = show.part; }
    void operator()(const FilterLibrary& change) const { view.library_filter = change.filter; }
    void operator()(const SearchLibrary& search) const { view.library_filter.words = search.words; }
    void operator()(const TurnFold& turn) const { view.*turn.fold = !(view.*turn.fold); }
    void operator()(const ShowSheet& show) const {
        const char* opener = view.sheet == Sheet::selection ? "build.more"
                             : view.sheet == Sheet::ideas   ? "verdict.ideas"
                                                            : "tasks.more";
        view.sheet = show.sheet;
        outbox.focus_wishes.emplace_back(show.sheet == Sheet::none ? opener : "sheet.close");
    }
    void operator()(const SetDark& set) const {
        view.dark = set.dark;
        if (set.told) outbox.requests.push_back(set.dark ? Outbox::Request::theme_dark : Outbox::Request::theme_light);
    }
    void operator()(const SetLook& set) const { view.look = set.look; }
    void operator()(const AskPage& ask) const {
        outbox.requests.push_back(ask.request);
        view.sheet = Sheet::none;
    }
    void operator()(const ShowWelcome& show) const {
        if (show.again) {
            model.return_to_play();
            view.show_puzzle();
            view.selected_piece.reset();
        }
        view.welcome.finger = show.finger;
        view.welcome.show(show.cards, model);
    }
    void operator()(const HideWelcome&) const { view.welcome.hide(); }
    void operator()(const ExplorePuzzle&) const {
        if (!model.has_puzzle()) return;
        (*this)(ChooseTask{kExploreTask});
        if (model.census().report == nullptr && !model.asked(Purpose::census)) model.analyse();
    }
    void operator()(const Focus& focus) const { outbox.focus_wishes.push_back(focus.widget); }
    void operator()(const PickFile& pick) const { outbox.file_wishes.push_back(pick.widget); }
};

}  // namespace view_commands

void run(command::View list, AppModel& model, ViewState& view, const Command& command) {
    command.visit(list, view_commands::Runner{model, view});
}

}  // namespace shunt::ui
