// Commands about what is in sight, and those that only the page outside can carry out.
#pragma once

#include <cstddef>
#include <string>

#include "ui/commands/desk.hpp"
#include "ui/jobs/outbox.hpp"
#include "ui/model/opening.hpp"
#include "ui/model/view_state.hpp"

namespace shunt::ui::command {

/// Another task of the page.
struct ChooseTask {
    std::size_t task = kPlayTask;  ///< index into tasks()

    void run(Desk desk) const;
};
/// What the page shows when nothing else is asked for: the first puzzle of the library in Play. Where that is open, it stays as it is.
struct GoToStart {
    void run(Desk desk) const {
        ChooseTask{kPlayTask}.run(desk);
        const auto entries = desk.model.library.entries();
        if (entries.empty() || (desk.model.open.has_puzzle() && desk.model.open.entry().id == entries.front()->id))
            return;
        open_library(desk.model, entries.front()->id);
    }
};
struct ShowLibrary {
    LibraryPart part = LibraryPart::puzzles;

    void run(Desk desk) const { desk.view.library = part; }
};
struct ShowExplore {
    ExplorePart part = ExplorePart::depths;

    void run(Desk desk) const { desk.view.explore = part; }
};
/// Which puzzles of the library are listed.
struct FilterLibrary {
    LibraryFilter filter;

    void run(Desk desk) const { desk.view.library_filter = filter; }
};
/// The words to search the library for; the choices stay.
struct SearchLibrary {
    std::string words;

    void run(Desk desk) const { desk.view.library_filter.words = words; }
};
/// Opens or closes a folded card.
struct TurnFold {
    bool ViewState::*fold = nullptr;

    void run(Desk desk) const { desk.view.*fold = !(desk.view.*fold); }
};
/// Shows a sheet, or none.
struct ShowSheet {
    Sheet sheet = Sheet::none;

    void run(Desk desk) const;
};
struct SetDark {
    bool dark = false;
    bool told = false;  ///< the page is told, since it did not say so itself

    void run(Desk desk) const {
        desk.view.dark = dark;
        if (told) desk.outbox().requests.push_back(dark ? Outbox::Request::theme_dark : Outbox::Request::theme_light);
    }
};
/// What the reader needs to see.
struct SetLook {
    Look look;

    void run(Desk desk) const { desk.view.look = look; }
};
/// Something the page does: a dialog, a picker.
struct AskPage {
    Outbox::Request request = Outbox::Request::open_dialog;

    void run(Desk desk) const {
        desk.outbox().requests.push_back(request);
        desk.view.sheet = Sheet::none;
    }
};
/// Gives a widget the focus.
struct Focus {
    std::string widget;

    void run(Desk desk) const { desk.outbox().focus_wishes.push_back(widget); }
};
/// Lets the user choose a file for this widget; its text comes back as if it were typed there.
struct PickFile {
    std::string widget;

    void run(Desk desk) const { desk.outbox().file_wishes.push_back(widget); }
};

/// Greets whoever is here for the first time, at the puzzle that is open; an arrow alone where somebody followed a link.
struct ShowWelcome {
    bool cards = true;
    bool finger = false;  ///< the pointer of this machine is a finger
    bool again = false;   ///< asked for: in Play, whatever is on the screen; otherwise the task stays

    void run(Desk desk) const;
};
struct HideWelcome {
    void run(Desk desk) const { desk.view.welcome.hide(); }
};
/// Counts the positions of the open puzzle, if that was not done, and shows them.
struct ExplorePuzzle {
    void run(Desk desk) const {
        if (!desk.model.open.has_puzzle()) return;
        ChooseTask{kExploreTask}.run(desk);
        if (desk.model.explorer.census().report == nullptr && !desk.model.requests.asked(Purpose::census))
            desk.model.counting.take_census();
    }
};

}  // namespace shunt::ui::command
